import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import type { ContentFile, PreviewMessage } from '../../src/admin/preview/messages';
import { missingPath } from '../support/paths';
import { test as base, expect, SITE } from '../support/site';
import { allContent, type PreviewHost, servePreview } from './editingPreviewHost';

interface Preview {
  page: Page;
  frame: FrameLocator;
  content: ContentFile[];
  /** Sends the preview a message, as the editing UI does. */
  tell(message: Omit<PreviewMessage, 'to' | 'pictures'>): Promise<void>;
  /** The messages from the preview. */
  received(): Promise<{ field?: string; picture?: string }[]>;
}

const test = base.extend<{ preview: Preview }, { host: PreviewHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const host = await servePreview();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  preview: async ({ page, host, guard }, use) => {
    guard.allowOrigin(host.address);
    await page.goto(host.address);
    await page.evaluate('loaded');
    const content = await allContent();
    const tell: Preview['tell'] = async (message) => {
      await page.evaluate(`tell(${JSON.stringify(message)})`);
    };
    await tell({ content });
    const received = () => page.evaluate<{ field?: string; picture?: string }[]>('received');
    await use({ page, frame: page.frameLocator('[title="The page"]'), content, tell, received });
  },
});

/** Finds a file of the site's content. */
function fileOf(
  content: ContentFile[],
  collection: ContentFile['collection'],
  name: string,
): ContentFile {
  const file = content.find((each) => each.collection === collection && each.name === name);
  if (file === undefined) throw new Error(`There is no ${collection}/${name}.`);
  return structuredClone(file);
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

/** Everything that a visitor can read, in order, including hidden menus and closed dialogs. */
function readPage(root: Page | FrameLocator) {
  return root.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      const skipped = node.parentElement?.closest(
        'script,style,noscript,template,[data-outside-page]',
      );
      if (words !== '' && !skipped) texts.push(words);
    }
    return texts;
  });
}

const pages = [
  { path: '/', collection: 'pages', name: 'dealers' },
  { path: '/clients', collection: 'pages', name: 'clients' },
  { path: '/privacy-policy', collection: 'policies', name: 'privacy-policy' },
  { path: '/security-policy', collection: 'policies', name: 'security-policy' },
] as const;

for (const { path, collection, name } of pages) {
  test(`${path} reads the same in the preview as on the site`, async ({ page, preview }) => {
    await preview.tell({ entry: fileOf(preview.content, collection, name) });
    await expect(preview.frame.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = await readPage(preview.frame);
    await page.goto(SITE + path);
    expect(shown).toEqual(await readPage(page));
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`${path} in the preview has no violations that axe finds, ${scheme}`, async ({
      page,
      preview,
    }) => {
      await preview.tell({ entry: fileOf(preview.content, collection, name), scheme });
      await expect(preview.frame.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
}

test('the 404 page reads the same in the preview', async ({ page, preview, guard }) => {
  guard.allowConsole(/404/);
  await preview.tell({ entry: fileOf(preview.content, 'site', 'site'), view: 'notFound' });
  await expect(preview.frame.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = await readPage(preview.frame);
  await page.goto(SITE + missingPath);
  expect(shown).toEqual(await readPage(page));
});

const otherKinds = [
  { collection: 'testimonials', name: 'dealer-partner', field: 'role', where: 'figcaption' },
  { collection: 'videos', name: 'platform-tour', field: 'title', where: 'dialog[data-wide]' },
  {
    collection: 'videos',
    name: 'digital-delivery',
    field: 'transcript',
    where: 'details p >> nth=0',
  },
  { collection: 'site', name: 'site', field: 'footer.line', where: 'footer' },
  { collection: 'request', name: 'request', field: 'demo.title', where: '#book-a-demo' },
  { collection: 'request', name: 'request', field: 'failed', where: '[data-variant] >> nth=3' },
  { collection: 'request', name: 'request', field: 'formFields.phone.hint', where: '#book-a-demo' },
] as const;

for (const { collection, name, field, where } of otherKinds) {
  test(`${field} of ${name} shows as it is typed`, async ({ page, preview }) => {
    const file = fileOf(preview.content, collection, name);
    await preview.tell({ entry: file });
    await expect(preview.frame.locator(where)).toBeVisible();
    await preview.tell({ entry: edited(file, field, 'Typed for {product}') });
    await expect(preview.frame.locator(where)).toContainText('Typed for Exemplar');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

for (const [scheme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`the page is ${scheme} if chosen, on a device that is ${other}`, async ({
    page,
    preview,
  }) => {
    await page.emulateMedia({ colorScheme: other });
    await preview.tell({ entry: fileOf(preview.content, 'pages', 'dealers'), scheme });
    const ground = scheme === 'light' ? 'rgb(246, 241, 231)' : 'rgb(23, 22, 18)';
    await expect(preview.frame.locator('html')).toHaveCSS('background-color', ground);
    const picture = preview.frame.getByRole('img', { name: /A wide picture/ });
    // The picture for dark mode has an address of its own.
    const source = () =>
      picture.evaluate((image: HTMLImageElement) => {
        const dark = image.parentElement?.querySelector('source')?.srcset.split(' ')[0];
        return image.currentSrc === dark ? 'dark' : 'light';
      });
    await expect.poll(source).toBe(scheme);
    await preview.tell({ scheme: other });
    await expect.poll(source).toBe(other);
  });
}

test('a picture that was just uploaded shows', async ({ page, preview }) => {
  const file = fileOf(preview.content, 'pages', 'dealers');
  await page.evaluate(`(async () => {
    const canvas = new OffscreenCanvas(30, 20);
    canvas.getContext('2d');
    chosen['blob:just-now'] = await canvas.convertToBlob();
  })()`);
  await preview.tell({ entry: edited(file, 'sections.0.picture.file', 'blob:just-now') });
  const picture = preview.frame.getByRole('img', { name: /A wide picture/ });
  await expect(picture).toHaveAttribute('width', '30');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
});

test('suggestions are listed apart from what stops a form from being saved', async ({
  preview,
}) => {
  const file = fileOf(preview.content, 'pages', 'dealers');
  await preview.tell({ entry: edited(file, 'sections.2.title', '“In quotation marks”') });
  const notes = preview.frame.getByRole('region', { name: 'This can be saved' });
  await expect(notes).toContainText('Section 3, Title: Has quotation marks around all of it');
  await expect(preview.frame.getByText('Before this can be saved')).toBeHidden();
});

test('what is missing is reported, and the rest shows', async ({ page, preview }) => {
  const file = fileOf(preview.content, 'pages', 'dealers');
  const cleared = edited(file, 'sections.2.title', '');
  await preview.tell({ entry: edited(cleared, 'sections.1.cards.0.action', { type: 'video' }) });
  const notes = preview.frame.getByRole('region', { name: 'Before this can be saved:' });
  await expect(notes).toContainText('Section 3, Title: Is missing.');
  await expect(notes).toContainText('Section 2, Card 1, Action, Label: Is missing.');
  await expect(preview.frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(preview.frame.getByRole('heading', { name: '‹Title›' })).toBeVisible();
  await notes.getByRole('button', { name: 'Section 3' }).click();
  await expect
    .poll(async () => (await preview.received()).map(({ field }) => field))
    .toContain('pages/dealers.sections.2.title');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('a new page shows from its first word on', async ({ preview }) => {
  const entry = { collection: 'pages', name: '', fields: {}, body: '' } as const;
  await preview.tell({ entry });
  await expect(preview.frame.getByRole('contentinfo')).toBeVisible();
  for (const section of [{}, { type: 'hero' }, { type: 'cards' }, { type: 'testimonial' }]) {
    await preview.tell({ entry: { ...entry, fields: { sections: [section, null] } } });
  }
  await expect(preview.frame.getByRole('figure')).toContainText('‹Quote›');
});

test('a click triggers nothing on the page, and opens the field of what was clicked', async ({
  page,
  preview,
}) => {
  await preview.tell({ entry: fileOf(preview.content, 'pages', 'dealers') });
  const { frame } = preview;
  await frame.getByRole('contentinfo').getByRole('link').first().click();
  await frame.getByRole('link', { name: 'Log In' }).click();
  await frame.locator('main').getByRole('button', { name: 'Book a Demo' }).first().click();
  await frame.getByText('A picture beside its points').first().click();
  await frame.getByText('The first point').click();
  await expect
    .poll(async () => (await preview.received()).flatMap(({ field }) => field ?? []))
    .toEqual([
      'policies/privacy-policy.title',
      'site/site.header.logIn',
      'pages/dealers.sections.0.actions.0.label',
      'pages/dealers.sections.2.title',
      'pages/dealers.sections.2.points.0',
    ]);
  await expect(frame.locator('dialog[open]')).toHaveCount(0);
  expect(page.frames().map((each) => new URL(each.url()).pathname)).toEqual([
    '/',
    '/admin/preview/',
  ]);
  expect(page.context().pages()).toHaveLength(1);
});

test('what has the focus in the form, or is changed there, is scrolled into view', async ({
  preview,
}) => {
  const file = fileOf(preview.content, 'pages', 'dealers');
  await preview.tell({ entry: file });
  const point = preview.frame.getByText('The first point');
  await expect(point).not.toBeInViewport();
  await preview.tell({ focused: 'pages/dealers.sections.2.points.0' });
  await expect(point).toBeInViewport();
  await preview.tell({ entry: edited(file, 'sections.0.title', 'Typed') });
  await expect(preview.frame.getByRole('heading', { name: 'Typed' })).toBeInViewport();
  await preview.tell({ focused: 'pages/dealers.description' });
  await expect(preview.frame.getByText('In search results')).toBeInViewport();
});

test('a search result and a share picture follow what is typed', async ({ page, preview }) => {
  const file = fileOf(preview.content, 'pages', 'dealers');
  await preview.tell({ entry: file });
  const strip = preview.frame.getByRole('region', { name: 'In search results' });
  await strip.getByText('In search results').click();
  await expect(strip).toContainText('Exemplar: a page with every section');
  await expect(strip).toContainText('Every type of section');
  await expect(strip.locator('img')).toHaveAttribute('src', /^blob:/);
  const retitled = edited(file, 'title', '{product} in a search');
  await preview.tell({ entry: edited(retitled, 'sections.0.title', 'Shared words') });
  await expect(strip).toContainText('Exemplar in a search');
  await expect(strip).toContainText('Shared words');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await strip.getByText('Exemplar in a search').click();
  await expect
    .poll(async () => (await preview.received()).map(({ field }) => field))
    .toContain('pages/dealers.title');

  await preview.tell({ entry: fileOf(preview.content, 'policies', 'privacy-policy') });
  await expect(strip).toContainText('privacy-policy');
  await expect(strip).toContainText('Last updated');
});

test('what the pointer is over is outlined, with the name of its field', async ({ preview }) => {
  await preview.tell({ entry: fileOf(preview.content, 'pages', 'dealers') });
  await preview.frame.getByRole('heading', { level: 1 }).hover();
  await expect(preview.frame.getByText('Section 1, Title', { exact: true })).toBeVisible();
  await preview.frame.getByRole('contentinfo').getByRole('link').first().hover();
  await expect(preview.frame.getByText('Policy: Title', { exact: true })).toBeVisible();
});

test('messages from others change nothing', async ({ page, preview, guard }) => {
  guard.allowConsole(/allow-scripts and allow-same-origin for its sandbox/);
  const file = fileOf(preview.content, 'pages', 'dealers');
  await preview.tell({ entry: file });
  const heading = preview.frame.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('A page with every section');
  const forged = { to: 'preview', entry: edited(file, 'sections.0.title', 'Forged') };
  await page.evaluate(async (message) => {
    const preview = document.querySelector('iframe')?.contentWindow;
    // A frame with an opaque origin, and one of this origin that isn’t the partner.
    for (const sandbox of ['allow-scripts', 'allow-scripts allow-same-origin']) {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', sandbox);
      const text = JSON.stringify(message).replaceAll('<', '\\u003c');
      frame.srcdoc = `<script>top.frames[0].postMessage(${text}, '*')</script>`;
      const loaded = new Promise((done) => frame.addEventListener('load', done));
      document.body.append(frame);
      await loaded;
    }
    for (const junk of [null, 7, 'entry', {}, { to: 'preview', entry: { collection: 'cakes' } }]) {
      preview?.postMessage(junk, '*');
    }
  }, forged);
  await preview.tell({ entry: edited(file, 'sections.0.badge', 'THE LAST') });
  await expect(
    preview.frame.getByRole('main').getByText('THE LAST', { exact: true }),
  ).toBeVisible();
  await expect(heading).toHaveText('A page with every section');
});
