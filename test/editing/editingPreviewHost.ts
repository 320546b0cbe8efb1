import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ContentFile } from '../../kit/content/model/entry';
import type { PreviewMessage } from '../../kit/editor/preview/messages';
import { checkFolder } from '../support/checkFolder';

export interface OpenedPreview {
  page: Page;
  /** Tells the preview something, as the form does. */
  tell(message: Partial<Omit<PreviewMessage, 'form'>>): Promise<void>;
  /** The fields that the preview has opened. */
  opened(): Promise<string[]>;
}

/**
 * Opens the preview's page in the place of a form, with the pictures of some content.
 *
 * @param address that of an editor
 */
export async function openPreview(
  page: Page,
  address: string,
  content = 'test/fixture/content',
): Promise<OpenedPreview> {
  await page.exposeFunction('base64Of', (path: string) => {
    const file = content + path;
    return existsSync(file) ? readFileSync(file, 'base64') : undefined;
  });
  await page.goto(`${address}/admin/preview/`);
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.showPreview?.({
      form: {
        async readPicture(path) {
          const base64 = await Reflect.get(window, 'base64Of')(path);
          if (!base64) return undefined;
          return new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]);
        },
        openField: (source) => opened.push(source),
      },
    });
  });
  return {
    page,
    tell: (message) => page.evaluate((told) => window.showPreview?.(told), message),
    opened: () => page.evaluate(() => Reflect.get(window, 'opened')),
  };
}

/** All content of the fixture site, as the editor tells it to the preview. */
export async function allContent(): Promise<ContentFile[]> {
  const { entries } = await checkFolder('test/fixture/content');
  return entries.map(({ collection, name, fields }) => ({ collection, name, fields }));
}
