/** Line drawings on a 24 px grid, by name. */
const drawings = {
  bid: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h4',
  brand: 'M4 9l2-5h12l2 5M4 9v11h16V9M4 9h16M9 20v-6h6v6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  cost: 'M4 20h16M6 20V9h12v11M8 9V5h8v4M9 13h6M9 16h6',
  delivery: 'M4 4h7v7H4zM13 13h7v7h-7zM7.5 11v5.5H13M11 7.5h5.5V13',
  external: 'M8 6H5v13h13v-3M12 5h7v7M19 5l-9 9',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-12 15-2 0-3-1-3-1zM5 20c2-5 5-8 9-10',
  menu: 'M4 8h16M4 16h16',
  people:
    'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6M17.5 14.5c2.5.5 3.5 2.5 3.5 5.5',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8h3v3H8zM13 13h3v3h-3zM14 8h2v2M8 14v2h2',
  service: 'M14 6a4 4 0 0 0 4.5 5L20 12.5 8.5 20a2.5 2.5 0 0 1-3.5-3.5L12.5 5 14 6zM7 17.5h.1',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8z',
  warehouse: 'M3 20V9l9-5 9 5v11M7 20v-8h10v8M7 16h10',
} as const;

export type IconName = keyof typeof drawings;

interface Look {
  size?: number;
  filled?: boolean;
}

/** Decoration next to words that say the same, so hidden from assistive technology. */
export function Icon({ name, ...look }: { name: IconName } & Look) {
  return <Drawing path={drawings[name]} {...look} />;
}

/** Apart from the others, which the scripts for browsers don’t need. */
export function CloseIcon(look: Look) {
  return <Drawing path="M6 6l12 12M18 6L6 18" {...look} />;
}

function Drawing({ path, size = 24, filled = false }: { path: string } & Look) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
