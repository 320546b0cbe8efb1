import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type {
  BrowserContext,
  FileChooser,
  FrameLocator,
  Locator,
  Page,
  Request,
} from '@playwright/test';
import sharp from 'sharp';
import { expect, type Guard, test as site } from '../support/site';
import { copySite } from '../support/siteCopy';

export { expect };

/** The engine is bundled first, which can take long on a busy machine. */
const START_MS = 10 * 60_000;

/** The editor in a browser, and the content that it edits. */
export interface Editor {
  /** The preview’s toolbar, and the page below it. */
  toolbar: Locator;
  preview: FrameLocator;
  address: string;
  /** Opens the form of a file of content, or of a new one. */
  open(form: string): Promise<void>;
  file(place: string): ReturnType<typeof contentFile>;
}

/** A server of the editor. */
interface Server {
  address: string;
  /** The copy of the project whose content is edited. */
  folder: string;
}

type Fixture<Value> = (fixtures: object, use: (value: Value) => Promise<void>) => Promise<void>;

/** Serves the editor for a copy of the project, for all tests of a worker. */
function editorServer(
  ...args: readonly string[]
): [Fixture<Server>, { scope: 'worker'; timeout: number }] {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  const serve: Fixture<Server> = async ({}, use) => {
    const copy = copySite();
    const program = resolve('test/editing/editorServer.ts');
    const server = copy.start(['--import', 'tsx', program, ...args]);
    await server.waitForOutput('http:');
    const [address = ''] = /http:\S+/.exec(server.output()) ?? [];
    await use({ address, folder: copy.folder });
    await copy.remove();
  };
  return [serve, { scope: 'worker', timeout: START_MS }];
}

/**
 * A test of the editor, with the content of the fixture site as it was. Both servers are here, so that one worker can run
 * tests of either; only what a test uses is started.
 */
export const test = site.extend<{ editor: Editor }, { server: Server; deployed: Server }>({
  server: editorServer(),
  deployed: editorServer('deployed'),

  editor: async ({ page, guard, server }, use) => {
    rmSync(join(server.folder, 'content'), { recursive: true });
    cpSync('test/fixture/content', join(server.folder, 'content'), { recursive: true });
    await use(await editorOf(page, guard, server));
  },
});

/** The editor that a server has. */
export async function editorOf(
  page: Page,
  guard: Guard,
  { address, folder }: Server,
): Promise<Editor> {
  site.setTimeout(START_MS);
  await keepFormsOpen(page.context());
  // Enough room for the form and the preview.
  await page.setViewportSize({ width: 1600, height: 1000 });
  guard.allowOrigin(address);
  // The engine renders previews in a sandboxed frame of its own, with the permissions that it needs.
  guard.allowConsole(/^https:\/\/svelte\.dev\/e\/|was preloaded using link preload but not used/);
  guard.allowConsole(/An iframe which has both allow-scripts and allow-same-origin/);
  const frame = page.frameLocator('iframe[title]');
  return {
    toolbar: frame.getByRole('form', { name: 'Preview' }),
    preview: frame.frameLocator('iframe'),
    address,
    open: (form) => openForm(page, address, form),
    file: (place) => contentFile(folder, place),
  };
}

/** Sets the writer’s preference not to close a form once it is saved. */
export async function keepFormsOpen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Not in sandboxed frames.
    if (window.origin === 'null') return;
    const key = 'sveltia-cms.prefs';
    const chosen = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ closeOnSave: false, ...chosen }));
  });
}

/** The engine puts invisible signs around the words that it inserts into its labels. */
const invisible = '[^\\w“”]*';

/**
 * The field with this label, in a form or part of one; the first if there are several. The engine renders only what is
 * in view, so the form is scrolled down until the field is there.
 */
export async function field(within: Page | Locator, label: string): Promise<Locator> {
  const name = new RegExp(`^“${invisible}${label}${invisible}” Field`);
  const found = within.getByRole('group', { name }).first();
  const page = 'mouse' in within ? within : within.page();
  // A tab in the background doesn't scroll.
  await page.bringToFront();
  // The form is there.
  await expect(page.getByRole('group', { name: /” Field/ }).first()).toBeVisible();
  await page.mouse.move(300, 600);
  let tries = 0;
  await expect(async () => {
    // At the end, start again from the top; what is out of view may be gone.
    if (tries > 0) await page.mouse.wheel(0, tries % 15 === 0 ? -20_000 : 300);
    tries += 1;
    await expect(found).toBeVisible({ timeout: tries === 1 ? 1000 : 400 });
    // The form may still be scrolling past it.
    await found.scrollIntoViewIfNeeded({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  return found;
}

/** Types text into a field, replacing what was there, and returns the field. */
export async function fill(within: Page | Locator, label: string, words: string): Promise<Locator> {
  const one = await field(within, label);
  await one.getByRole('textbox').first().fill(words);
  return one;
}

/** The items of a list itself, without those of nested lists. */
export function itemsOf(list: Locator): Locator {
  return list.locator('.item-list').first().locator(':scope > .item-wrapper');
}

/** An item of a list, counted from 0, expanded. */
export async function item(list: Locator, index: number): Promise<Locator> {
  const one = itemsOf(list).nth(index);
  await one.scrollIntoViewIfNeeded();
  return unfold(one);
}

/** A section of the page in the form, counted from 0, expanded. */
export async function section(page: Page, index: number): Promise<Locator> {
  return item(await field(page, 'Sections'), index);
}

/** A field that has fields of its own, expanded. */
export async function group(within: Page | Locator, label: string): Promise<Locator> {
  return unfold(await field(within, label));
}

/** Asks for the file of a picture that is included, and returns what chooses it. */
export async function browse(
  picture: Locator,
  button = 'Browse',
  file = 'File',
): Promise<FileChooser> {
  const page = picture.page();
  await (await field(picture, file)).getByRole('button', { name: button }).click();
  const choosing = page.waitForEvent('filechooser');
  const upload = page.getByRole('dialog').getByRole('button', { name: /Upload/ });
  await upload.click();
  return choosing;
}

/** The file of a picture of one colour. */
export async function pictureFile(name: string, width: number, height: number) {
  const create = { width, height, channels: 3, background: '#86361c' } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** Copies a text as a word processor does, and pastes it where the focus is. */
export async function paste(page: Page, html: string, plain: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    ([html, text]) => {
      const item = { 'text/html': html, 'text/plain': text };
      return navigator.clipboard.write([new ClipboardItem(item)]);
    },
    [html, plain] as const,
  );
  await page.keyboard.press('Control+V');
}

/** Expects an element to be in sight once the form has come to rest, and not below a bar. */
export async function expectUncovered(element: Locator): Promise<void> {
  let before: unknown;
  await expect(async () => {
    const last = before;
    before = await element.boundingBox();
    expect(before).toEqual(last);
  }).toPass({ intervals: [300] });
  const isUncovered = await element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    return own.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isUncovered).toBe(true);
}

async function unfold(part: Locator): Promise<Locator> {
  const head = part.getByRole('button', { name: /^(?:Expand|Collapse)/ }).first();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  return part;
}

/** Adds an item to a list, of a given type if there are several, and returns it. */
export async function add(list: Locator, type?: string): Promise<Locator> {
  const before = await itemsOf(list).count();
  await list.getByRole('button', { name: /^Add/ }).last().click();
  if (type !== undefined) await list.page().getByRole('menuitem', { name: type }).click();
  await expect(itemsOf(list)).toHaveCount(before + 1);
  return itemsOf(list).last();
}

export async function openForm(page: Page, address: string, form: string): Promise<void> {
  await page.goto(`${address}/admin/#/collections/${form}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible({
    timeout: 60_000,
  });
}

/** Chooses from the menu of the form. */
export async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: option }).click();
}

/** Answers the next question of the browser, and returns the question. */
export async function answer(page: Page, isYes: boolean, ask: Promise<void>): Promise<string> {
  const question = await page.waitForEvent('dialog');
  await (isYes ? question.accept() : question.dismiss());
  await ask;
  return question.message();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Waits until the engine has saved, and has nothing left to save. */
export async function saved(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(button).toBeDisabled({ timeout: 60_000 });
}

/** The requests by which the page saves later: each is one change of one or more files. */
export function commitsOf(page: Page): Request[] {
  const commits: Request[] = [];
  page.on('request', (request) => {
    const isCommit = request.method() === 'POST' && request.url().endsWith('/contents');
    if (isCommit) commits.push(request);
  });
  return commits;
}

/** A content file, read again on each access. */
function contentFile(folder: string, place: string) {
  const path = join(folder, 'content', place);
  const read = () => readFileSync(path, 'utf8');
  const before = read();
  return {
    path,
    before,
    read,
    /** Waits until it is saved, and returns the removed and the added lines. */
    async changedLines(): Promise<[gone: string[], come: string[]]> {
      await expect.poll(read).not.toBe(before);
      const [old, now] = [before.split('\n'), read().split('\n')];
      while (old.length > 0 && old[0] === now[0]) for (const lines of [old, now]) lines.shift();
      while (old.length > 0 && old.at(-1) === now.at(-1))
        for (const lines of [old, now]) lines.pop();
      return [old, now];
    },
  };
}
