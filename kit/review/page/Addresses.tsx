import type { AddressDifference } from '../../content/differences/differences';

/** The addresses that lead elsewhere now. */
export function Addresses({ addresses }: { addresses: readonly AddressDifference[] }) {
  if (addresses.length === 0) return null;
  return (
    <section className="item">
      <h2 id="addresses">Addresses</h2>
      <table aria-labelledby="addresses">
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {addresses.map(({ address, before, after }) => (
            <tr key={address}>
              <th scope="row">{address}</th>
              <td>{whither(address, before)}</td>
              <td>{whither(address, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function whither(address: string, to: string | undefined): string {
  if (to === undefined) return 'leads nowhere';
  return to === address ? 'a page' : `leads to ${to}`;
}
