import sharp from 'sharp';
import { checkBakery } from '../../../test/bakery/checkBakery';

/** A rectangle of a colour, which stands on nothing or on a ground of its own. */
function drawn(fill: string, ground = 'none'): Promise<Buffer> {
  const shapes = `<rect width="400" height="300" fill="${ground}"/><rect x="90" y="90" width="200" height="90" ${fill}/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${shapes}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

const [white, black, green] = ['fill="#fff"', 'fill="#000"', 'fill="#396"'];

/** The picture of a part, the one in its place in dark mode, and the fields and modes of which it is told. */
test.each([
  ['a white logo without a ground', drawn(white), drawn(white), ['file light']],
  ['a black one that has none for dark mode', drawn(black), undefined, ['file dark']],
  ['a pale one', drawn('fill="#ddd"'), drawn(white), ['file light']],
  ['a navy one that has none', drawn('fill="#0b1230"'), undefined, ['file dark']],
  ['white lines', drawn('stroke="#fff" fill="none"'), drawn(white), ['file light']],
  ['a black one in dark mode, too', drawn(black), drawn(black), ['darkFile dark']],
  ['half seen through', drawn('fill="#fff" opacity=".5"'), drawn(white), ['file light']],
  ['black and white', drawn(black), drawn(white), []],
  ['a colour that both modes bear', drawn(green), undefined, []],
  ['white on a ground of its own', drawn(white, '#fff'), undefined, []],
  [
    'white with a black edge',
    drawn('fill="#fff" stroke="#000" stroke-width="30"'),
    drawn(white),
    [],
  ],
])('a picture that can’t be seen is told: %s', async (_name, light, dark, told) => {
  const { warnings } = await checkBakery([
    ['images/oven.png', await drawn(green)],
    ['images/logo.png', await light],
    ...(dark ? [['images/logo-dark.png', await dark] as [string, Buffer]] : []),
    [
      'rooms/shed.md',
      `---\npath: /shed\ntitle: A shed\ndescription: Of wood.\nparts:\n  - type: sign\n    title: Open\n    text: So.\n    picture:\n      file: /images/logo.png\n${dark ? '      darkFile: /images/logo-dark.png\n' : ''}      alt: A logo.\n---\n`,
    ],
  ]);
  const faint = warnings.filter(({ code, file }) => code === 'faint' && /shed/.test(file));
  const modes = faint.map(({ field, message }) => {
    return `${field.split('.').at(-1)} ${/in (\w+) mode/.exec(message)?.[1]}`;
  });
  expect(modes).toEqual(told);
});
