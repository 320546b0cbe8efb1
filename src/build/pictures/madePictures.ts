import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { canBeDrawn } from '../../content/read/readPicture';

type MadePicture = { outputPath: string };

/** As much of gatsby-plugin-sharp as is used here. */
interface PictureMaker {
  processFile(file: string, pictures: readonly MadePicture[], options: unknown): Promise<unknown>;
}

/**
 * Lets gatsby-plugin-sharp take a picture that another build has made, instead of making it again. Its path tells the
 * file that it was made of, and how; and it must be there to its last dot.
 *
 * @param made the `public` folder of the other build
 * @param target that of this build
 */
export function takeMadePictures(maker: PictureMaker, made: string, target: string): void {
  const { processFile } = maker;
  maker.processFile = async (file, pictures, options) => {
    const missing: MadePicture[] = [];
    for (const picture of pictures) {
      const from = join(made, relative(target, picture.outputPath));
      if (existsSync(from) && (await canBeDrawn(readFileSync(from)))) {
        cpSync(from, picture.outputPath);
      } else missing.push(picture);
    }
    return missing.length === 0 ? [] : processFile(file, missing, options);
  };
}
