/** How many files Cloudflare takes: https://developers.cloudflare.com/workers/platform/limits/#static-assets */
const most = { free: 20_000, paid: 100_000 };

/** How many pages more must fit for nothing to be said. */
const ROOM = 500;

/** A page has two files of its own, and two more of one that are compressed. */
const FILES_A_PAGE = 4;

/**
 * What to say of a site with this many files: that it has more than a host takes, or soon will; undefined while there is
 * room. As listed pages are added, this limit of a host is the first to come.
 */
export function fileLimitWarning(count: number): string | undefined {
  const room = Math.floor((most.free - count) / FILES_A_PAGE);
  if (room >= ROOM) return undefined;
  const [files, free, paid] = [count, most.free, most.paid].map((each) =>
    each.toLocaleString('en'),
  );
  const rest = room >= 0 ? `which leaves room for ${room} more pages` : 'and refuses this one';
  return (
    `The site has ${files} files. On its free plan, Cloudflare takes a site of ${free}, ${rest}. Choose a paid plan, ` +
    `which takes ${paid}; or nginx or the container, which take any number.`
  );
}
