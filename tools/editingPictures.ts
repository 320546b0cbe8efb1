import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { serveAdminSite } from './adminSite';
import { launchChromium } from './quietChromium';
import { runMain } from './run.mjs';

const folder = 'docs/images';

/** The pictures in docs/editing.md: the name of each, and the part of the editing UI that it shows. */
const pictures = [
  { name: 'editing-list', path: 'pages' },
  { name: 'editing-form', path: 'pages/entries/dealers' },
];

/** Takes the pictures of docs/editing.md again, with the content as it is. */
async function main(): Promise<void> {
  const admin = await serveAdminSite();
  const browser = await launchChromium();
  try {
    await mkdir(folder, { recursive: true });
    const page = await browser.newPage({ viewport: { width: 1400, height: 860 } });
    for (const { name, path } of pictures) {
      await page.goto(`${admin.address}/admin/#/collections/${path}`);
      await page
        .getByText('From a file to a living inventory')
        .or(page.getByRole('grid'))
        .first()
        .waitFor();
      await page.waitForLoadState('networkidle');
      const preview = page.frames().find((frame) => frame.url().endsWith('/admin/preview/'));
      await preview?.locator('main img').first().waitFor();
      const file = `${folder}/${name}.webp`;
      const { size } = await sharp(await page.screenshot())
        .webp({ quality: 70 })
        .toFile(file);
      console.log(`${file}  ${Math.round(size / 1000)} KB`);
    }
  } finally {
    await browser.close();
    await admin.close();
  }
}

runMain(main);
