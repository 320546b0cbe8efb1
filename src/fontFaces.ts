/*
 * The typefaces; static/fonts/README.md says how their files were made. Each has fallbacks, scaled to the same width, so
 * that text doesn’t move when it loads: system fonts with the same metrics, by their full names, the most likely first.
 * The percentages are from https://seek-oss.github.io/capsize/.
 */

const newsreader = '/fonts/newsreader-9dd24c455d.woff2';
const instrumentSans = '/fonts/instrument-sans-df7b1836b3.woff2';

/** The typefaces that every page preloads. */
export const fontFiles = [newsreader, instrumentSans];

/** The @font-face rules. */
export const fontFaces = `
@font-face { font-family: 'Newsreader'; src: url('${newsreader}') format('woff2'); font-weight: 400 600; font-style: normal; font-display: swap; }
@font-face { font-family: 'Newsreader Georgia'; src: local('Georgia'), local('Gelasio'), local('Gelasio Regular'); size-adjust: 97.13%; ascent-override: 75.67%; descent-override: 27.28%; line-gap-override: 0.00%; }
@font-face { font-family: 'Newsreader Times New Roman'; src: local('Times New Roman'), local('Liberation Serif'), local('Tinos'), local('Tinos Regular'); size-adjust: 106.58%; ascent-override: 68.96%; descent-override: 24.86%; line-gap-override: 0.00%; }
@font-face { font-family: 'Newsreader Noto Serif'; src: local('Noto Serif'), local('Noto Serif Regular'); size-adjust: 90.03%; ascent-override: 81.64%; descent-override: 29.44%; line-gap-override: 0.00%; }
@font-face { font-family: 'Newsreader DejaVu Serif'; src: local('DejaVu Serif'); size-adjust: 83.82%; ascent-override: 87.69%; descent-override: 31.62%; line-gap-override: 0.00%; }
@font-face { font-family: 'Instrument Sans'; src: url('${instrumentSans}') format('woff2'); font-weight: 400 700; font-style: normal; font-display: swap; }
@font-face { font-family: 'Instrument Sans Arial'; src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Arimo Regular'); size-adjust: 102.74%; ascent-override: 94.42%; descent-override: 24.33%; line-gap-override: 0.00%; }
@font-face { font-family: 'Instrument Sans Roboto'; src: local('Roboto'), local('Roboto Regular'); size-adjust: 102.96%; ascent-override: 94.21%; descent-override: 24.28%; line-gap-override: 0.00%; }
@font-face { font-family: 'Instrument Sans Noto Sans'; src: local('Noto Sans'), local('Noto Sans Regular'); size-adjust: 96.60%; ascent-override: 100.41%; descent-override: 25.88%; line-gap-override: 0.00%; }
@font-face { font-family: 'Instrument Sans DejaVu Sans'; src: local('DejaVu Sans'); size-adjust: 90.10%; ascent-override: 107.65%; descent-override: 27.75%; line-gap-override: 0.00%; }
`;
