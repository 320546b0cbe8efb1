import type { Disagreement } from './findDisagreements';

const MOST_SHOWN = 10;

/** Tells what doesn't agree, where, and what to do about it. */
export function disagreementReport(all: readonly Disagreement[]): string {
  const shown = all
    .slice(0, MOST_SHOWN)
    .map(
      ({ place, what, found, expected }) =>
        `public/${place}\n  ${what}\n    is         ${found}\n    should be  ${expected}`,
    );
  const more = all.length - shown.length;
  return [
    'The built site does not agree with the settings of this build, so it must not be deployed:',
    ...shown,
    ...(more > 0 ? [`… and ${more} more.`] : []),
    'Build again: the next build starts without cached data. If the same comes up once more, the code that ' +
      'writes these files is wrong.',
  ].join('\n\n');
}
