import { field } from './kind';

/** The path of a picture below `content/`. Cameras and the editor make names such as `_dsc-0012.jpg` and `img_2041.webp`. */
const picturePath = /^\/images\/[a-z0-9_-][a-z0-9._-]*\.(?:png|jpg|jpeg|webp|avif)$/;

/** Whether a path such as `content/images/portal.png` is that of a picture. */
export function isPictureFile(file: string): boolean {
  return file.startsWith('content') && picturePath.test(file.slice('content'.length));
}

/**
 * The path of a picture below `content/`, such as `/images/portal.png`.
 *
 * @param of if it takes the place of another picture in dark mode: the field beside it with that
 */
export function pictureFile(label: string, hint: string, of?: string) {
  return field(label, hint, {
    format: 'picture',
    example: '/images/portal.png',
    max: 120,
    pattern: picturePath,
    accepts: 'a PNG, JPEG, WebP or AVIF picture by its path, in lower case',
    ...(of !== undefined && { of }),
    check: (value, report) => report.refer({ what: 'picture', value }),
    graphqlType: 'File @link(by: "relativePath")',
    control: {
      widget: 'image',
      choose_url: false,
      accept: 'image/png,image/jpeg,image/webp,image/avif',
    },
    forPage: (value, _mark, context) => context.picture(value),
  });
}
