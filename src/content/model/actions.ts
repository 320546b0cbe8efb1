import { address } from './fieldTypes/address';
import { anchor } from './fieldTypes/anchor';
import { literal } from './fieldTypes/choice';
import { reference } from './fieldTypes/reference';
import { text } from './fieldTypes/text';
import { object, union } from './groups';

const label = text('Label', 'The words on the button.', { example: 'Book a Demo', max: 40 });

const demo = object('Book a demo', 'Opens the form for a demo.', {
  typeName: 'DemoAction',
  noun: 'demo action',
  fields: { type: literal('demo'), label },
});

const contact = object('Contact sales', 'Opens the form for a question to sales.', {
  typeName: 'ContactAction',
  noun: 'contact action',
  fields: { type: literal('contact'), label },
});

const video = object('Play a video', 'Opens a video.', {
  typeName: 'VideoAction',
  noun: 'video action',
  fields: {
    type: literal('video'),
    label,
    video: reference('Video', 'The video to play.', { to: 'videos', example: 'platform-tour' }),
  },
});

const place = anchor(
  'Anchor',
  'A heading of that page: “Our terms” has the anchor our-terms. book-a-demo and contact-sales open the forms there.',
  { example: 'our-terms' },
).optional();

const page = object('Go to a page', 'Links to a page, wherever it moves, while it is published.', {
  typeName: 'PageAction',
  noun: 'page action',
  fields: {
    type: literal('page'),
    label,
    page: reference('Page', 'The page to link to.', { to: 'pages', example: 'clients' }),
    anchor: place,
  },
});

const policy = object('Go to a policy', 'Links to a policy while it is published.', {
  typeName: 'PolicyAction',
  noun: 'policy action',
  fields: {
    type: literal('policy'),
    label,
    policy: reference('Policy', 'The policy to link to.', {
      to: 'policies',
      example: 'privacy-policy',
    }),
    anchor: place,
  },
});

const link = object('Go to an address', 'Links to a form or another site.', {
  typeName: 'LinkAction',
  noun: 'link action',
  fields: {
    type: literal('link'),
    label,
    address: address('Address', 'A form (#book-a-demo), or a full https address.', {
      example: '#book-a-demo',
      internal: true,
    }),
  },
});

export const action = union('Action', 'What happens when a visitor presses the button.', {
  typeName: 'Action',
  options: [demo, contact, video, page, policy, link],
});
