import { fileLimitWarning } from './fileLimit';

test.each([
  [900, undefined],
  [18_000, undefined],
  [18_001, /18,001 files.* Cloudflare takes a site of 20,000, .* room for 499 more pages/],
  [20_000, /room for 0 more pages/],
  [20_001, /20,001 files.* 20,000, and refuses this one\..* 100,000/],
])('of a site with %d files, a build says whether hosts take it', (count, said) => {
  if (said === undefined) expect(fileLimitWarning(count)).toBeUndefined();
  else expect(fileLimitWarning(count)).toMatch(said);
});
