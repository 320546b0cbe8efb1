import { palette } from '../../theme';
import { pictureRoom } from './SharePicture';

const [ink] = palette.ink;
const [line] = palette.line;
const [surface] = palette.surface;
const [action] = palette.action;

/** The pattern of the tags in the site's drawings, a character a cell. */
const code = [
  '###.#.###',
  '#.#.#.#.#',
  '###...###',
  '....##.#.',
  '#.##..#.#',
  '...#.##..',
  '###..#.##',
  '#.#.#..#.',
  '###.##..#',
];
const CELL = 22;

const cells = code.flatMap((row, y) =>
  [...row].flatMap((cell, x) =>
    cell === '#' ? `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}z` : [],
  ),
);

/** What stands in the place of a picture where a page has none: a furniture tag on its string. As SVG. */
export const tagOnPaper = `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureRoom}" height="${pictureRoom}" fill="none">
  <path d="M176 82H392L500 190V548H176z" fill="${surface}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>
  <circle cx="233" cy="140" r="20" fill="${palette.ground[0]}" stroke="${ink}" stroke-width="5"/>
  <path d="M286 -10C262 40 246 78 233 140" stroke="${action}" stroke-width="5" stroke-linecap="round"/>
  <path d="M206 214H470M206 484H470" stroke="${line}" stroke-width="3"/>
  <g transform="translate(239 250)"><path d="${cells.join('')}" fill="${ink}" stroke="${ink}" stroke-width=".4"/></g>
  <path d="M239 516H437" stroke="${line}" stroke-width="12" stroke-linecap="round"/>
</svg>`;
