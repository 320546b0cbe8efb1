import type { Acts } from './acts';
import type { Bytes } from './bytes';
import type { Audit } from './lighthouse';
import { median } from './median';
import type { FormFigures } from './usable';

/** When the largest paint came, in milliseconds, of a page and of its bare twin. */
export interface PaintPair {
  page: number;
  twin: number;
}

export interface PageFigures {
  path: string;
  bytes: Bytes;
  /** Each round of what the browser itself saw. */
  paints: readonly PaintPair[];
  /** Each round of Lighthouse, of the page and of its bare twin. */
  page: readonly Audit[];
  twin: readonly Audit[];
}

/** What a first view may weigh at most, in KB: test/site/budgets.spec.ts holds it. */
const budgets: Readonly<Record<string, number>> = {
  all: 90,
  document: 14,
  font: 45,
  image: 40,
  script: 0,
};

/** The figures of the pages as Markdown tables: bytes beside their budgets, and what Lighthouse says. */
export function formatPages(pages: readonly PageFigures[]): string {
  const kinds = Object.keys(budgets);
  const bytes = table(
    ['Page', ...kinds.map((kind) => `${kind}, KB (budget ${budgets[kind]})`)],
    pages.map(({ path, bytes }) => [
      path,
      ...kinds.map((kind) => ((bytes[kind] ?? 0) / 1024).toFixed(1)),
    ]),
  );
  const audits = table(
    [
      'Page',
      'Lighthouse: performance, accessibility, best practices, SEO',
      'First paint, ms',
      'Largest paint, ms',
      'Largest paint to its bare twin’s (budget 1.05)',
      'Blocking, ms (twin)',
      'Shift',
      'What cost a point',
    ],
    pages.map(({ path, paints, page, twin }) => {
      const middle = (audits: readonly Audit[], figure: (audit: Audit) => number) =>
        median(audits.map(figure));
      const largest = (audit: Audit) => audit.largestPaint;
      const blocking = (audit: Audit) => audit.blocking;
      return [
        path,
        (['performance', 'accessibility', 'bestPractices', 'seo'] as const)
          .map((category) => middle(page, ({ scores }) => scores[category]))
          .join(', '),
        middle(page, ({ firstPaint }) => firstPaint).toFixed(0),
        middle(page, largest).toFixed(0),
        (median(paints.map(({ page }) => page)) / median(paints.map(({ twin }) => twin))).toFixed(
          3,
        ),
        `${middle(page, blocking).toFixed(0)} (${middle(twin, blocking).toFixed(0)})`,
        middle(page, ({ shift }) => shift).toFixed(4),
        [...new Set(page.flatMap(({ problems }) => problems))].join('; ') || 'nothing',
      ];
    }),
  );
  return `${bytes}\n\n${audits}`;
}

/** The figures of the first acts as Markdown. */
export function formatActs({ framesCold, framesWarm, controls }: Acts): string {
  const rows = controls
    .toSorted((one, other) => other.middle - one.middle)
    .map(({ control, middle, worst }) => [control, middle.toFixed(0), worst.toFixed(0)]);
  return (
    `Frames from click to open dialog: ${framesCold} before the scripts, ${framesWarm} after.\n\n` +
    table(['Control', 'To the next paint, ms (budget 100)', 'Worst, ms'], rows)
  );
}

/** How soon a form can be used, beside the least that an island takes. */
export function formatForms({ page, twin }: FormFigures): string {
  return table(
    ['From a click on a phone', 'ms', 'Least island, ms', 'Ratio (budget 1.05)'],
    (['open', 'usable'] as const).map((what) => [
      `to the ${what} form`,
      page[what].toFixed(0),
      twin[what].toFixed(0),
      (page[what] / twin[what]).toFixed(2),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
