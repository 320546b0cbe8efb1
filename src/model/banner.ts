import type { Collection } from '../../kit/content/fields/collection';
import { capitalized, withArticle } from '../../kit/content/fields/fieldText';
import { choice, list, object, optional } from '../../kit/content/fields/groups';
import { markdownLine } from '../../kit/content/fields/kinds/markdown';
import { pageReference } from '../../kit/content/fields/kinds/reference';
import { literal } from '../../kit/content/fields/kinds/values';
import { childOf } from '../../kit/content/fields/paths';
import { bannerAction } from './actions';
import { phrase, publication } from './shared';
import { type LinkedKind, pageKinds } from './textPages';

function on({ noun, ...named }: LinkedKind) {
  const one = capitalized(withArticle(noun));
  return object({ typeName: 'BannerPage', noun }, one, `${one} with it.`, {
    type: literal(noun),
    [noun]: pageReference(capitalized(noun), `${one} that has the banner.`, named),
  });
}

const place = choice('BannerPlace', 'Place', 'Where a banner is.', pageKinds.map(on));

const entry = object('Banner', 'Banner', 'One line, with or without a button.', {
  text: markdownLine('Text', 'One line. *Emphasis*, **strong words** and [links](/clients) work.', {
    example: 'Meet us at the **spring fair**, from 8 to 10 March.',
    max: 160,
  }),
  action: optional(bannerAction),
  pages: optional(
    list('Pages', 'The pages that have it. Without any, every page has it.', {
      item: place,
      min: 1,
      max: 30,
    }),
  ),
  ...publication,
});

const bannerFile = object(
  { typeName: 'BannerFile', noun: 'banner file' },
  'Banner',
  'A line above the header, which goes on its day.',
  {
    label: phrase('Name of the banner, for screen readers', 'News', 40),
    banners: list('Banners', 'A page shows the first that is due on it.', { item: entry, max: 20 }),
  },
);

export const banner = {
  place: 'banner.json',
  schema: bannerFile,
  optional: true,
  // One with pages of its own is on these alone.
  isOnEveryPage: ([list = '', index = ''], fields) =>
    childOf(childOf(childOf(fields, list), index), 'pages') === undefined,
} as const satisfies Collection;
