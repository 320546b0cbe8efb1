/** A phone, a tablet and a desktop, by their width in CSS pixels, each light and dark. */
export const views = [
  { name: 'phone', width: 390, colorScheme: 'light' },
  { name: 'tablet', width: 768, colorScheme: 'light' },
  { name: 'desktop', width: 1280, colorScheme: 'light' },
  { name: 'dark phone', width: 390, colorScheme: 'dark' },
  { name: 'dark tablet', width: 768, colorScheme: 'dark' },
  { name: 'dark desktop', width: 1280, colorScheme: 'dark' },
] as const;

export type View = (typeof views)[number];
