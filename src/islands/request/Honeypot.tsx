interface HoneypotProps {
  name: string;
  label: string;
}

/**
 * A field that people neither see nor reach, for bots to fill in. It is clipped rather than switched off,
 * since many bots leave out what is `hidden`.
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
