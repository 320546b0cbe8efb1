interface HoneypotProps {
  name: string;
  label: string;
}

/**
 * A field for bots to fill in, which people can neither see nor reach. It is clipped rather than `hidden`, since many
 * bots skip hidden fields.
 */
export function Honeypot({ name, label }: HoneypotProps) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label} <input type="text" name={name} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}
