import AxeBuilder from '@axe-core/playwright';
import type { ContentFile } from '../../kit/content/model/entry';
import { missingPath } from '../support/paths';
import { readPage } from '../support/readPage';
import { SITE } from '../support/site';
import { allContent, type OpenedPreview, openPreview } from './editingPreviewHost';
import { expect, test } from './editor';

let content: ContentFile[];
let preview: OpenedPreview;

test.beforeEach(async ({ page, editor }) => {
  preview = await openPreview(page, editor.address);
  content = await allContent();
  await preview.tell({ content });
});

/** Finds a file of the site's content. */
function fileOf(collection: string, name: string): ContentFile {
  const file = content.find((each) => each.collection === collection && each.name === name);
  if (file === undefined) throw new Error(`There is no ${collection}/${name}.`);
  return file;
}

/** A copy of a file with one field changed, such as `sections.0.title`. */
function edited(file: ContentFile, field: string, value: unknown): ContentFile {
  const copy = structuredClone(file);
  const steps = field.split('.');
  const last = steps.pop() ?? '';
  let at: object = Object(copy.fields);
  for (const step of steps) at = Object(Reflect.get(at, step));
  Reflect.set(at, last, value);
  return copy;
}

const pages = [
  ['/', 'pages', 'dealers'],
  ['/clients', 'pages', 'clients'],
  ['/privacy-policy', 'policies', 'privacy-policy'],
  ['/security-policy', 'policies', 'security-policy'],
  [missingPath, 'site', 'site'],
] as const;

test('each page reads the same in the preview as on the site, and is accessible in both schemes', async ({
  page,
  guard,
}) => {
  guard.allowConsole(/404/);
  const site = await page.context().newPage();
  const built = new Map<string, string[]>();
  for (const [path] of pages) {
    await site.goto(SITE + path);
    built.set(path, await readPage(site));
  }
  await site.close();
  for (const [path, collection, name] of pages) {
    await test.step(path, async () => {
      await preview.tell({ entry: fileOf(collection, name) });
      await preview.tell({ follow: { field: `${collection}/${name}.notFound` } });
      await expect.poll(() => readPage(page)).toEqual(built.get(path));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
    });
  }
});

const words = [
  ['testimonials', 'dealer-partner', 'role', 'figcaption'],
  ['videos', 'platform-tour', 'title', 'dialog[data-wide]'],
  ['site', 'site', 'footer.line', 'footer'],
  ['request', 'request', 'demo.title', '#book-a-demo'],
  ['banner', 'banner', 'banners.1.text', 'section[aria-label="News"] >> nth=1'],
] as const;

test('what no page has alone shows as it is typed', async ({ page }) => {
  for (const [collection, name, field, where] of words) {
    await test.step(`${name}.${field}`, async () => {
      const file = fileOf(collection, name);
      await preview.tell({ entry: file });
      await expect(page.locator(where)).toBeVisible();
      await preview.tell({ entry: edited(file, field, 'Typed for {product}') });
      await expect(page.locator(where)).toContainText('Typed for Exemplar');
      const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
      expect((await axe.analyze()).violations).toEqual([]);
    });
  }
});

test('what is missing has its label in its place, and the rest shows', async ({ page }) => {
  const cleared = edited(fileOf('pages', 'dealers'), 'sections.2.title', '');
  await preview.tell({ entry: edited(cleared, 'sections.1.cards.0.action', { type: 'video' }) });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('heading', { name: '‹Title›' }).click();
  await expect.poll(preview.opened).toContain('pages/dealers.sections.2.title');
  // What has no words of its own leads to those beside it.
  await page.getByRole('img', { name: 'stars' }).first().click();
  await expect.poll(preview.opened).toContain('testimonials/dealer-partner.quote');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('a search result and a share picture follow what is typed and chosen', async ({ page }) => {
  const file = fileOf('pages', 'dealers');
  await preview.tell({ entry: file });
  const strip = page.getByRole('region', { name: 'In search results' });
  await strip.getByText('In search results').click();
  await expect(strip).toContainText('Exemplar: a page with every section');
  await expect(strip).toContainText('Every type of section');
  const shared = strip.locator('img');
  const width = () => shared.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect(shared).toHaveAttribute('src', /^blob:/);
  await expect.poll(width).toBe(1280);
  const retitled = edited(file, 'title', '{product} in a search');
  await preview.tell({ entry: edited(retitled, 'sections.0.picture.file', '/images/square.png') });
  await expect(strip).toContainText('Exemplar in a search');
  await expect.poll(width).toBe(480);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await strip.getByText('Exemplar in a search').click();
  await expect.poll(preview.opened).toContain('pages/dealers.title');

  // A path that is still being typed leaves the page as it is.
  await preview.tell({ entry: edited(file, 'path', 'architects') });
  const address = page.locator('link[rel="canonical"]');
  await expect(address).toHaveAttribute('href', /[^/]architects$/);
  await preview.tell({ entry: edited(file, 'path', '/architects') });
  await expect(strip).toContainText('› architects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await preview.tell({ entry: edited(file, 'unlisted', true) });
  await expect(strip).toContainText('Search engines are told to leave this page out.');

  await preview.tell({ entry: fileOf('policies', 'privacy-policy') });
  await expect(strip).toContainText('privacy-policy');
  await expect.poll(width).toBe(512);
});
