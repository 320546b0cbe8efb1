import { exampleAmong, kindOf, lineField, nameOf, suchAs } from './kind';

/** The name of a picture's file. Cameras and the editing UI make names such as `_dsc-0012.jpg` and `img_2041.webp`. */
export const pictureName = /[a-z0-9_-][a-z0-9._-]*\.(?:png|jpg|jpeg|webp|avif)/;
const pattern = new RegExp(`^/images/${pictureName.source}$`);

const kind = kindOf({
  name: 'picture',
  graphql: () => 'File @contentFile',
  need: (field, reader) =>
    reader === 'form' ? nameOf(field, 'picture') : `the path of a picture${suchAs(field)}`,
  takes: () => 'the path of a file in `content/images`',
  control: () => ({
    widget: 'image',
    choose_url: false,
    accept: 'image/png,image/jpeg,image/webp,image/avif',
  }),
  example: ({ example }, { images }) => exampleAmong(images, example),
  spelling: () => 'The file is in content/images, with a name in lower case.',
  check: (value) => ({ uses: [{ what: 'picture', value }] }),
});

/** The path of a picture below `content/`, such as `/images/portal.png`. */
export function pictureFile(label: string, hint: string, info: { example: string }) {
  return lineField(kind, { label, hint, max: 120, pattern, ...info });
}
