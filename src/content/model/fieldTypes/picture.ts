import { defineFieldType, exampleAmong, exampleSuffix, lineField, nameOf } from './fieldType';

/** The name of a picture's file. Cameras and the editing UI make names such as `_dsc-0012.jpg` and `img_2041.webp`. */
export const pictureName = /[a-z0-9_-][a-z0-9._-]*\.(?:png|jpg|jpeg|webp|avif)/;
const pattern = new RegExp(`^/images/${pictureName.source}$`);

const fieldType = defineFieldType({
  name: 'picture',
  graphql: () => 'File @contentFile',
  requirement: (field, audience) =>
    audience === 'form' ? nameOf(field, 'picture') : `the path of a picture${exampleSuffix(field)}`,
  accepts: () => 'the path of a file in `content/images`',
  control: () => ({
    widget: 'image',
    choose_url: false,
    accept: 'image/png,image/jpeg,image/webp,image/avif',
  }),
  example: ({ example }, { images }) => exampleAmong(images, example),
  formatAdvice: () => 'The file is in content/images, with a name in lower case.',
  check: (value) => ({ references: [{ what: 'picture', value }] }),
});

/** The path of a picture below `content/`, such as `/images/portal.png`. */
export function pictureFile(label: string, hint: string, info: { example: string }) {
  return lineField(fieldType, { label, hint, max: 120, pattern, ...info });
}
