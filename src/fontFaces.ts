/** Written by tools/fonts.ts (npm run fonts): change it there. */
export const fontFaces = `
@font-face {
  font-family: 'Newsreader';
  src: url('/fonts/newsreader.woff2') format('woff2');
  font-weight: 400 600;
  font-style: normal;
  font-display: swap;
}
@font-face {
  font-family: 'Newsreader Fallback';
  src: local('Georgia'), local('Gelasio');
  size-adjust: 98.25%;
  ascent-override: 74.81%;
  descent-override: 26.97%;
  line-gap-override: 0.00%;
}
@font-face {
  font-family: 'Instrument Sans';
  src: url('/fonts/instrument-sans.woff2') format('woff2');
  font-weight: 400 700;
  font-style: normal;
  font-display: swap;
}
@font-face {
  font-family: 'Instrument Sans Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Arimo');
  size-adjust: 102.74%;
  ascent-override: 94.42%;
  descent-override: 24.33%;
  line-gap-override: 0.00%;
}
`;
