import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { schema } from '../kit/editor/preview/content/answerQuery';

/** Every query and fragment of the site's modules. */
const written = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .flatMap((code) => [...code.matchAll(/\bgraphql`(\n[^`]*)`/g)].map(([, text = '']) => text));

test('the preview can answer all of the site’s queries', () => {
  expect(written.join()).toContain('query LandingPage');
  const faults = validate(schema, parse(written.join('\n'))).map(({ message }) => message);
  // Only the build makes pictures, which these arguments describe.
  const ofPictures = /^Unknown argument .* on field "ImageSharp\.gatsbyImageData"\.$/;
  expect(faults.filter((fault) => !ofPictures.test(fault))).toEqual([]);
});
