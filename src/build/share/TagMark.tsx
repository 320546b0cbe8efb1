interface TagMarkProps {
  size: number;
  paper: string;
  ink: string;
}

/** The site's mark, a furniture tag with a code: as in the header, for pictures. */
export function TagMark({ size, paper, ink }: TagMarkProps) {
  return (
    <svg width={size} height={size} viewBox="3 2 22 24" fill="none" aria-hidden="true">
      <path
        d="M5 3.5h10l8.5 8.5v12.5H5z"
        fill={paper}
        stroke={ink}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="10" cy="8.5" r="1.75" stroke={ink} strokeWidth="1.5" />
      <path d="M10 14h3.5v3.5H10zM16.5 19h2.5v2H16.5zM16 14.5h2v2h-2zM10 20h2v1.5h-2z" fill={ink} />
    </svg>
  );
}
