import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readChecked } from './checked';
import { type ChangedPage, compareSites } from './compare';
import type { Device } from './devices';
import { type Onlooker, openBrowser, openOnlooker } from './look';
import { comparePictures, type PicturePair } from './pictures';
import { type AddedPage, isSeen, type Report, type ReportedPage } from './report';
import type { Built } from './revision';
import { type BuiltSite, readSite } from './site';

const devices: readonly Device[] = ['phone', 'desktop'];

/** Compares two built sites, and looks at every page that differs. */
export async function makeReport(
  before: Built,
  after: Built,
  say: (words: string) => void,
): Promise<Report> {
  const [old, now] = [await readSite(before.folder), await readSite(after.folder)];
  const comparison = compareSites(
    { site: old, judgement: readChecked(before.checked) },
    { site: now, judgement: readChecked(after.checked) },
  );
  const browser = await openBrowser();
  const onlookers = {
    before: await openOnlooker(browser, before.folder),
    after: await openOnlooker(browser, after.folder),
  };
  try {
    const changed: ReportedPage[] = [];
    for (const page of comparison.changed) {
      say(`Looking at ${page.path}`);
      const pictures = await sharePicturesOf(page, old, now);
      changed.push({
        ...page,
        sharePictures: pictures,
        ...(await lookTwice(page.path, onlookers)),
      });
    }
    const added: AddedPage[] = [];
    for (const page of comparison.added) {
      say(`Looking at ${page.path}, which is new`);
      const { bytes, screenshots } = await onlookers.after.look(page.path);
      const looks = {
        phone: await asWebp(screenshots.phone),
        desktop: await asWebp(screenshots.desktop),
      };
      added.push({ ...page, bytes, looks });
    }
    const seen = changed.filter(isSeen);
    return { ...comparison, before: before.name, after: after.name, changed: seen, added };
  } finally {
    await onlookers.before.close();
    await onlookers.after.close();
    await browser.close();
  }
}

async function lookTwice(path: string, onlookers: { before: Onlooker; after: Onlooker }) {
  const [before, after] = [await onlookers.before.look(path), await onlookers.after.look(path)];
  const looks: Partial<Record<Device, PicturePair>> = {};
  for (const device of devices) {
    const pair = await comparePictures(before.screenshots[device], after.screenshots[device]);
    if (pair !== undefined) looks[device] = pair;
  }
  return { bytes: { before: before.bytes, after: after.bytes }, looks };
}

async function sharePicturesOf({ sharePicture }: ChangedPage, old: BuiltSite, now: BuiltSite) {
  if (sharePicture === undefined) return undefined;
  const read = async ({ folder }: BuiltSite, place: string | undefined) =>
    place === undefined ? undefined : asWebp(await readFile(join(folder, place)));
  return {
    before: await read(old, sharePicture.before),
    after: await read(now, sharePicture.after),
  };
}

function asWebp(picture: Buffer): Promise<Buffer> {
  return sharp(picture).webp({ quality: 70 }).toBuffer();
}
