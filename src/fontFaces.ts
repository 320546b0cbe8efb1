/** Written by tools/fonts.ts (npm run fonts): change it there. */

/** What the browser should fetch first. */
export const fontFiles = [
  '/fonts/newsreader-9dd24c455d.woff2',
  '/fonts/instrument-sans-df7b1836b3.woff2',
];

/** The rules of the typefaces, where the address of a path of the site is what the function tells. */
export function fontFaces(address: (path: string) => string): string {
  return `
@font-face {
  font-family: 'Newsreader';
  src: url('${address('/fonts/newsreader-9dd24c455d.woff2')}') format('woff2');
  font-weight: 400 600;
  font-style: normal;
  font-display: swap;
}
@font-face {
  font-family: 'Newsreader Georgia';
  src: local('Georgia'), local('Gelasio');
  size-adjust: 97.13%;
  ascent-override: 75.67%;
  descent-override: 27.28%;
  line-gap-override: 0.00%;
}
@font-face {
  font-family: 'Newsreader Times New Roman';
  src: local('Times New Roman'), local('Liberation Serif'), local('Tinos');
  size-adjust: 106.58%;
  ascent-override: 68.96%;
  descent-override: 24.86%;
  line-gap-override: 0.00%;
}
@font-face {
  font-family: 'Instrument Sans';
  src: url('${address('/fonts/instrument-sans-df7b1836b3.woff2')}') format('woff2');
  font-weight: 400 700;
  font-style: normal;
  font-display: swap;
}
@font-face {
  font-family: 'Instrument Sans Arial';
  src: local('Arial'), local('Liberation Sans'), local('Arimo');
  size-adjust: 102.74%;
  ascent-override: 94.42%;
  descent-override: 24.33%;
  line-gap-override: 0.00%;
}
@font-face {
  font-family: 'Instrument Sans Roboto';
  src: local('Roboto');
  size-adjust: 102.96%;
  ascent-override: 94.21%;
  descent-override: 24.28%;
  line-gap-override: 0.00%;
}
`;
}
