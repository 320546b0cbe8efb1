import { capitalized, withArticle } from '../../kit/content/fields/fieldText';
import { choice, object, optional } from '../../kit/content/fields/groups';
import { address, anchor } from '../../kit/content/fields/kinds/address';
import { pageReference, reference } from '../../kit/content/fields/kinds/reference';
import { text } from '../../kit/content/fields/kinds/text';
import { literal } from '../../kit/content/fields/kinds/values';
import { type LinkedKind, pageKinds } from './textPages';

const label = text('Label', 'The words on it.', { example: 'Book a Demo', max: 40 });

const demo = object('DemoAction', 'Book a demo', 'Opens the form for a demo.', {
  type: literal('demo'),
  label,
});

const contact = object('ContactAction', 'Contact sales', 'Opens the form for questions to sales.', {
  type: literal('contact'),
  label,
});

const video = object('VideoAction', 'Play a video', 'Opens a video.', {
  type: literal('video'),
  label,
  video: reference('Video', 'The video to play.', { to: 'videos', example: 'platform-tour' }),
});

/** Goes to a page of a kind. Whatever that is, queries know it as a `PageAction` with its `page`. */
function goTo({ noun, ...named }: LinkedKind) {
  const hint = `The ${noun} to link to${noun === 'page' ? ', wherever it moves' : ''}.`;
  return object(
    { typeName: 'PageAction', noun: `${noun} action` },
    `Go to ${withArticle(noun)}`,
    `Links to ${withArticle(noun)} while it’s published.`,
    {
      type: literal(noun),
      label,
      [noun]: pageReference(capitalized(noun), hint, named),
      anchor: optional(
        anchor(
          'Anchor',
          'A heading of that page: “Our terms” has the anchor our-terms. book-a-demo and contact-sales open the forms there.',
          noun,
        ),
      ),
    },
  );
}

const toPages = pageKinds.map(goTo);

const link = object('LinkAction', 'Go to an address', 'Links to a form or another site.', {
  type: literal('link'),
  label,
  address: address('Address', 'A form (#book-a-demo), or a full https address.', {
    example: '#book-a-demo',
    to: 'any',
  }),
});

/** What a banner offers: no video, since pages have only the videos that they name themselves. */
export const bannerAction = choice(
  { typeName: 'BannerAction', noun: 'action' },
  'Action',
  'What a visitor can press there.',
  [demo, contact, ...toPages, link],
);

/** A link beside those that every page has. */
export const siteLink = choice(
  { typeName: 'SiteLink', noun: 'link' },
  'Action',
  'Where the link leads.',
  [...toPages, link],
);

export const action = choice(
  'Action',
  'Action',
  'What happens when a visitor presses the button.',
  [demo, contact, video, ...toPages, link],
);
