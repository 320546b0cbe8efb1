/** The site's symbol, a furniture tag with a code: in the header. */
export function TagSymbol({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M5 3.5h10l8.5 8.5v12.5H5z" strokeLinejoin="round" />
      <circle cx="10" cy="8.5" r="1.75" />
      <path
        d="M10 14h3.5v3.5H10zM16.5 19h2.5v2H16.5zM16 14.5h2v2h-2zM10 20h2v1.5h-2z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
