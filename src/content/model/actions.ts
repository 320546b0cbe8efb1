import { object, oneOf } from './groups';
import { address } from './kinds/address';
import { literal } from './kinds/choice';
import { reference } from './kinds/reference';
import { text } from './kinds/text';

const actionLabel = text({
  label: 'Label',
  hint: 'The words on the button.',
  example: 'Book a Demo',
  max: 40,
});

export const action = oneOf(
  {
    typeName: 'Action',
    noun: 'action',
    label: 'Action',
    hint: 'What happens when a visitor presses the button.',
  },
  [
    object(
      {
        typeName: 'DemoAction',
        noun: 'demo action',
        label: 'Book a demo',
        hint: 'Opens the form for a demo.',
      },
      { type: literal('demo'), label: actionLabel },
    ),
    object(
      {
        typeName: 'ContactAction',
        noun: 'contact action',
        label: 'Contact sales',
        hint: 'Opens the form for a question to sales.',
      },
      { type: literal('contact'), label: actionLabel },
    ),
    object(
      {
        typeName: 'VideoAction',
        noun: 'video action',
        label: 'Play a video',
        hint: 'Opens a video.',
      },
      {
        type: literal('video'),
        label: actionLabel,
        video: reference('videos', {
          label: 'Video',
          hint: 'The video to play.',
          example: 'platform-tour',
        }),
      },
    ),
    object(
      {
        typeName: 'LinkAction',
        noun: 'link action',
        label: 'Go to a page',
        hint: 'Leads to an address.',
      },
      {
        type: literal('link'),
        label: actionLabel,
        address: address({
          label: 'Address',
          hint: 'A page of this site, such as /clients, or a full https address.',
          example: '/clients',
          internal: true,
        }),
      },
    ),
  ],
);
