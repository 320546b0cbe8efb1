/** Eight colours by role, each light and dark. All pairs used for text have a contrast of at least 7:1. */
export const palette = {
  ground: ['#f6f1e7', '#171612'],
  surface: ['#fcf9f2', '#211f1a'],
  ink: ['#1d1b16', '#f3ede0'],
  inkSoft: ['#4c473c', '#c9c0ae'],
  line: ['#d8cfbc', '#3d392f'],
  action: ['#1f4a37', '#a9d3b8'],
  onAction: ['#fbf8f0', '#10241a'],
  accent: ['#86361c', '#eda98c'],
} as const;

type ColorRole = keyof typeof palette;

/** The custom properties that every style uses; the layout sets them on the root. */
export const customProperties = `
  :root { color-scheme: light dark; ${colorProperties(0)} }
  @media screen and (prefers-color-scheme: dark) { :root { ${colorProperties(1)} } }
`;

function colorProperties(scheme: 0 | 1): string {
  return Object.entries(palette)
    .map(([role, colors]) => `--color-${role}: ${colors[scheme]};`)
    .join('\n');
}

function color(role: ColorRole): string {
  return `var(--color-${role})`;
}

const pageWidth = '80rem';
const gutter = 'clamp(1rem, 4vw, 3rem)';

/** In `rem`, so that a visitor with large text gets the layout of a smaller screen. */
const atLeast = {
  tablet: '(min-width: 48rem)',
  desktop: '(min-width: 64rem)',
  /** Has room for the page's full width and its gutters. */
  full: '(min-width: 86rem)',
  wide: '(min-width: 112.5rem)',
  extraWide: '(min-width: 150rem)',
} as const;

export const theme = {
  color: {
    ground: color('ground'),
    surface: color('surface'),
    ink: color('ink'),
    inkSoft: color('inkSoft'),
    line: color('line'),
    action: color('action'),
    onAction: color('onAction'),
    accent: color('accent'),
  },
  /** For the browser's own interface (address bar), which can't use custom properties. */
  browserColor: { light: palette.ground[0], dark: palette.ground[1] },
  font: {
    heading:
      "'Newsreader', 'Newsreader Georgia', 'Newsreader Times New Roman', 'Newsreader Noto Serif', 'Newsreader DejaVu Serif', serif",
    text: "'Instrument Sans', 'Instrument Sans Arial', 'Instrument Sans Roboto', 'Instrument Sans Noto Sans', 'Instrument Sans DejaVu Sans', sans-serif",
  },
  /** Six sizes; the three largest grow with the viewport from 320 to 1440 px. */
  size: {
    small: '0.875rem',
    text: '1.0625rem',
    lead: '1.25rem',
    subheading: 'clamp(1.375rem, 1.27rem + 0.54vw, 1.75rem)',
    heading: 'clamp(2rem, 1.64rem + 1.79vw, 3.25rem)',
    display: 'clamp(2.625rem, 1.8rem + 4.1vw, 5.25rem)',
  },
  /** One scale on a 4 px grid, by pixels. */
  space: {
    4: '0.25rem',
    8: '0.5rem',
    12: '0.75rem',
    16: '1rem',
    24: '1.5rem',
    32: '2rem',
    48: '3rem',
    64: '4rem',
    96: '6rem',
  },
  radius: '4px',
  hairline: '1px solid var(--color-line)',
  /** Not in `ch`, which changes when a typeface loads. */
  measure: '44rem',
  gutter,
  /** The space on either side of the page's column, in a part as wide as the window. */
  inset: `max(${gutter}, (100% - ${pageWidth}) / 2)`,
  /** The minimum height of a control: 44 px. */
  minTargetSize: '2.75rem',
  from: {
    tablet: `@media ${atLeast.tablet}`,
    desktop: `@media ${atLeast.desktop}`,
    wide: `@media ${atLeast.wide}`,
    extraWide: `@media ${atLeast.extraWide}`,
  },
  /** Just the conditions, for `sizes`. */
  atLeast,
  /** Tall screens on which the header takes one row: with the menu’s button, or with everything. Between, it may take several. */
  stickyHeader:
    '@media (min-height: 30rem) and (width < 48rem), (min-height: 30rem) and (width >= 64rem)',
  /** The visitor's system restricts colours: use system colour names. */
  forcedColors: '@media (forced-colors: active)',
  /** Browsers without popovers, which show their content. */
  noPopovers: '@supports not selector(:popover-open)',
  motionAllowed: '@media (prefers-reduced-motion: no-preference)',
} as const;
