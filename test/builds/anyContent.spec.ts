import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { checkContent } from '../../src/content/check/checker';
import { formatProblem } from '../../src/content/check/formatProblem';
import { namedOnPage } from '../../src/content/derive/namedOnPage';
import { fillProduct } from '../../src/content/markdown/fillProduct';
import { type Entry, entriesOf, siteWords } from '../../src/content/model/entry';
import { contentModel } from '../../src/content/model/model';
import { almostGood, anything, collections, oddWords } from '../contentCases/anyContent';
import { goodContent } from '../contentCases/goodContent';
import { copySite } from '../support/siteCopy';

const settings = {
  SITE_URL: 'https://any.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/requests',
};

test('whatever passes the check is built, and shows its text', async () => {
  test.setTimeout(10 * 60_000);
  const copy = copySite();
  try {
    const content = join(copy.folder, 'content');
    rmSync(content, { recursive: true });
    const entries = await writeSamples(content);
    const pages = entriesOf('pages', entries);
    for (const collection of collections) {
      const ofKind = entries.filter((entry) => entry.collection === collection);
      const distinct = new Set(ofKind.map(({ fields, body }) => JSON.stringify({ fields, body })));
      expect(distinct.size, `different ${collection}`).toBeGreaterThan(10);
    }
    const sections = pages.flatMap(({ fields }) => fields.sections.map(({ type }) => type));
    for (const { shape } of contentModel.pages.schema.shape.sections.element.options) {
      const ofType = sections.filter((type) => type === shape.type.value);
      expect(ofType.length, shape.type.value).toBeGreaterThan(10);
    }

    const build = copy.build(settings);
    expect(await build.ended, build.output()).toBe(0);

    const { product } = siteWords(entries);
    const words = new Map([
      ...entriesOf('testimonials', entries).map(
        ({ name, fields }) => [name, fields.quote] as const,
      ),
      ...entriesOf('videos', entries).map(({ name, fields }) => [name, fields.title] as const),
    ]);
    function expectWords(path: string, title: string, shown: readonly string[]) {
      const html = readFileSync(join(copy.folder, 'public', path, 'index.html'), 'utf8');
      const { head, body } = new JSDOM(html).window.document;
      expect(head.querySelector('title')?.textContent).toBe(fillProduct(title, product));
      const missing = shown.filter(
        (each) => !body.textContent.includes(fillProduct(each, product)),
      );
      expect(missing, `words missing from ${path}`).toEqual([]);
    }
    for (const { fields } of pages) {
      const titles = fields.sections.map((section) => section.title);
      const named = [...namedOnPage(fields, 'testimonials'), ...namedOnPage(fields, 'videos')];
      const others = named.flatMap((name) => words.get(name) ?? []);
      expectWords(fields.path, fields.title, [...titles, ...others]);
    }
    for (const { name, fields } of entriesOf('policies', entries)) {
      expectWords(name, `${fields.title} | {product}`, [fields.title]);
    }
  } finally {
    await copy.remove();
  }
});

/** Fills the folder with samples that pass the check, and good content for them to refer to. */
async function writeSamples(content: string): Promise<Entry[]> {
  // The same samples each time, so that what fails once fails again.
  const samples = fc
    .sample(fc.oneof(anything, almostGood, oddWords), { seed: 1, numRuns: 1500 })
    .map(({ of: { collection }, text }, index) => {
      // No two pages can have the same title or label.
      const isPage = collection === 'pages' || collection === 'policies';
      const unlike = text.replace(/^(?:title|label): "?(?=\w)/gm, `$&${index} `);
      return { collection, text: isPage ? unlike : text, index };
    });
  function placeOf({ collection, index }: (typeof samples)[number]) {
    return join(content, contentModel[collection].place.replace('*', `sample-${index}`));
  }
  for (const [place, text] of goodContent) write(join(content, place), text);
  for (const sample of samples)
    if (sample.collection !== 'pages') write(placeOf(sample), sample.text);
  const shown = await keepPassing(content);
  const testimonials = shown.filter(({ collection }) => collection === 'testimonials');
  const videos = shown.filter(({ collection }) => collection === 'videos');
  for (const sample of samples) {
    if (sample.collection !== 'pages') continue;
    const { text, index } = sample;
    const page = text
      .replace(/^path: .*/m, (line) => `${line}-${index}`)
      .replace('dealer-partner', testimonials[index % testimonials.length]?.name ?? '')
      .replace('platform-tour', videos[index % videos.length]?.name ?? '');
    write(placeOf(sample), page);
  }
  return keepPassing(content);
}

function write(path: string, text: string | Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Removes the files that have problems, and returns what is left, which has none. */
async function keepPassing(content: string): Promise<Entry[]> {
  const { problems } = await checkContent(content);
  for (const file of new Set(problems.map(({ file }) => file))) rmSync(join(content, '..', file));
  const left = await checkContent(content);
  expect(left.problems.map(formatProblem)).toEqual([]);
  return left.entries;
}
