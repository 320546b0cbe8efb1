import { object, union } from './groups';
import { address } from './kinds/address';
import { literal } from './kinds/choice';
import { reference } from './kinds/reference';
import { text } from './kinds/text';

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

const link = object('Go to a page', 'Leads to an address.', {
  typeName: 'LinkAction',
  noun: 'link action',
  fields: {
    type: literal('link'),
    label,
    address: address(
      'Address',
      'A page of this site, such as /clients, a form (#book-a-demo), or a full https address.',
      { example: '/clients', internal: true },
    ),
  },
});

export const action = union('Action', 'What happens when a visitor presses the button.', {
  typeName: 'Action',
  options: [demo, contact, video, link],
});
