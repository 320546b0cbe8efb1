import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type CheckResult,
  checkContent,
  type Fault,
  formatFault,
} from '../src/content/check/check';
import { lostAddresses } from '../src/content/check/removedUrls';
import { readPublication } from '../src/content/model/publication';
import { changedPages } from './history';

const help = `npm run check                 checks all of content/
npm run check -- --launch     lists what is to be replaced before the site goes live
npm run check -- --drafts     lists what is held back today: drafts, and what waits for its day or is past it
npm run check -- --against REVISION     looks for removed addresses since that, instead of the main branch
npm run check -- --json       gives the same for tools

Exit status: 1 where the content has faults, otherwise 0. Warnings and what is listed don't change it.`;

interface CheckReport {
  text: string;
  failed: boolean;
}

/**
 * Checks the content of a working folder, as `npm run check` does.
 *
 * @param words what stands after the command
 */
export async function checkReport(words: string[], folder = '.'): Promise<CheckReport> {
  const { values } = parseArgs({
    args: words,
    options: {
      json: { type: 'boolean', default: false },
      launch: { type: 'boolean', default: false },
      drafts: { type: 'boolean', default: false },
      against: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return { text: help, failed: false };
  const checked = await checkContent(join(folder, 'content'));
  // What a file with a fault gets for an address is not known.
  const history = checked.faults.length > 0 ? { files: [] } : changedPages(folder, values.against);
  const skipped = 'skipped' in history ? history.skipped : undefined;
  const earlier = 'files' in history ? history.files : [];
  const faults = [...checked.faults, ...lostAddresses(earlier, checked, readPublication().today)];
  const result = { ...checked, faults };
  const text = values.json ? asJson(result, skipped) : asText(result, values, skipped);
  return { text, failed: faults.length > 0 };
}

interface Lists {
  launch: boolean;
  drafts: boolean;
}

function asJson(
  { faults, warnings, samples, heldBack }: CheckResult,
  skipped: string | undefined,
): string {
  return JSON.stringify(
    { faults, warnings, launch: samples, drafts: heldBack, removedAddressesSkipped: skipped },
    null,
    2,
  );
}

function asText(
  result: CheckResult,
  { launch, drafts }: Lists,
  skipped: string | undefined,
): string {
  const { faults, warnings, samples, heldBack } = result;
  const blocks = [
    ...faults.map(formatFault),
    ...titled(warnings, 'Warnings, which stop nothing:'),
    ...(launch ? titled(samples, 'To be replaced before the site goes live:') : []),
    ...(drafts ? titled(heldBack, 'Held back today:') : []),
    ...(skipped === undefined ? [] : [`Removed addresses were not looked for: ${skipped}.`]),
  ];
  return [...blocks, summary(result, launch)].join('\n\n');
}

function titled(faults: readonly Fault[], title: string): string[] {
  return faults.length === 0 ? [] : [title, ...faults.map(formatFault)];
}

function summary(result: CheckResult, launch: boolean) {
  const { faults, warnings, samples, entries, pictures, heldBack } = result;
  const left = launch ? ` ${counted(samples.length, 'thing')} to replace before going live.` : '';
  if (faults.length > 0) {
    const files = new Set(faults.map(({ file }) => file)).size;
    return `content/ has ${counted(faults.length, 'fault')} in ${counted(files, 'file')}.${left}`;
  }
  const besides = warnings.length === 0 ? '' : `, with ${counted(warnings.length, 'warning')}`;
  const held = heldBack.length === 0 ? '' : ` ${counted(heldBack.length, 'part')} held back today.`;
  const what = `${counted(entries.length, 'file')} and ${counted(pictures.length, 'picture')}`;
  return `content/ is valid: ${what}${besides}.${held}${left}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
