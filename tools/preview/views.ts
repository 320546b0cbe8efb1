/** What pages are looked at through: a phone, a tablet and a desk, in CSS pixels, by day and by night. */
export const views = [
  { name: 'phone', width: 390, colorScheme: 'light' },
  { name: 'tablet', width: 768, colorScheme: 'light' },
  { name: 'desktop', width: 1280, colorScheme: 'light' },
  { name: 'dark phone', width: 390, colorScheme: 'dark' },
  { name: 'dark tablet', width: 768, colorScheme: 'dark' },
  { name: 'dark desktop', width: 1280, colorScheme: 'dark' },
] as const;

export type View = (typeof views)[number];
