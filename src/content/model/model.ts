import { z } from 'zod';
import {
  address,
  choice,
  date,
  email,
  flag,
  list,
  markdown,
  number,
  object,
  oneOf,
  path,
  pictureFile,
  reference,
  text,
} from './fields';

const sample = flag({
  label: 'Sample',
  hint: 'Made up, to be replaced by a real one before the site goes live.',
}).optional();

/** Of all that can be kept back by itself. `src/content/model/publication.ts` says when it is. */
const publication = {
  draft: flag({
    label: 'Draft',
    hint: 'Kept back: shown, and marked, in npm run dev and in previews alone.',
  }).optional(),
  publishAt: date({
    label: 'Publish at',
    hint: 'The day it appears on, as year-month-day. The day begins at midnight UTC.',
    example: '2027-01-01',
  }).optional(),
  unpublishAt: date({
    label: 'Unpublish at',
    hint: 'The day it disappears on, as year-month-day. The day begins at midnight UTC.',
    example: '2027-02-01',
  }).optional(),
};

/* Actions: what a button does */

const actionLabel = text({
  label: 'Label',
  hint: 'The words on the button.',
  example: 'Book a Demo',
  max: 40,
});

const action = oneOf(
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
      { type: z.literal('demo'), label: actionLabel },
    ),
    object(
      {
        typeName: 'ContactAction',
        noun: 'contact action',
        label: 'Contact sales',
        hint: 'Opens the form for a question to sales.',
      },
      { type: z.literal('contact'), label: actionLabel },
    ),
    object(
      {
        typeName: 'VideoAction',
        noun: 'video action',
        label: 'Play a video',
        hint: 'Opens a video.',
      },
      {
        type: z.literal('video'),
        label: actionLabel,
        video: reference('videos', {
          label: 'Video',
          hint: 'The name of a file in content/videos, without .json.',
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
        type: z.literal('link'),
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

/* Parts that several sections share */

const picture = object(
  {
    typeName: 'Picture',
    noun: 'picture',
    label: 'Picture',
    hint: 'A picture from content/images.',
  },
  {
    file: pictureFile({
      label: 'File',
      hint: 'Where the picture lies, such as /images/portal.png.',
      example: '/images/portal.png',
    }),
    darkFile: pictureFile({
      label: 'File for dark mode',
      hint: 'The same picture in dark colours, for visitors whose screen is set to dark.',
      example: '/images/portal-dark.png',
    }).optional(),
    alt: text({
      label: 'Text alternative',
      hint: 'What the picture shows, for visitors who cannot see it.',
      example: 'An inventory table with four pieces of furniture, their count and condition.',
      max: 250,
    }),
  },
);

const icon = choice(
  ['bid', 'brand', 'clock', 'cost', 'delivery', 'leaf', 'people', 'scan', 'service', 'warehouse'],
  {
    typeName: 'CardIcon',
    label: 'Icon',
    hint: 'A small drawing over the title, where the card has no picture.',
  },
);

const sectionTitle = text({
  label: 'Title',
  hint: 'The heading of the section.',
  example: 'Know what you own',
  max: 90,
  advisedLength: 60,
});

const sectionText = markdown({
  label: 'Text',
  hint: 'One to three sentences. *Emphasis*, **strong words** and [links](/clients) work.',
  example: 'Upload a SIF file, an Excel sheet or an invoice, and deliver a structured inventory.',
  max: 600,
});

const card = object(
  { typeName: 'Card', noun: 'card', label: 'Card', hint: 'One idea with a title and a few words.' },
  {
    icon: icon.optional(),
    picture: picture.optional(),
    title: text({
      label: 'Title',
      hint: 'The heading of the card.',
      example: 'Know what you own',
      max: 60,
    }),
    text: markdown({
      label: 'Text',
      hint: 'One or two sentences.',
      example: 'Every piece with its location, history and status.',
      max: 400,
    }),
    action: action.optional(),
    ...publication,
  },
);

const actions = list(action, {
  label: 'Actions',
  hint: 'The buttons, the most important one first.',
  min: 0,
  max: 3,
});

/* Sections: the building blocks of a landing page */

const hero = object(
  {
    typeName: 'HeroSection',
    noun: 'hero',
    label: 'Hero',
    hint: 'The top of a page: what it is about in one look.',
  },
  {
    type: z.literal('hero'),
    badge: text({
      label: 'Badge',
      hint: 'A few words over the title.',
      example: 'SIF FILE SUPPORT',
      max: 40,
    }).optional(),
    title: sectionTitle,
    text: sectionText,
    actions,
    picture: picture.optional(),
    benefits: list(card, {
      label: 'Benefit cards',
      hint: 'Up to three short reasons below the hero.',
      min: 0,
      max: 3,
    }).optional(),
    ...publication,
  },
);

const cards = object(
  {
    typeName: 'CardsSection',
    noun: 'cards section',
    label: 'Cards',
    hint: 'Two to six cards beside each other.',
  },
  {
    type: z.literal('cards'),
    title: sectionTitle,
    text: sectionText.optional(),
    cards: list(card, { label: 'Cards', hint: 'Two to six of them.', min: 2, max: 6 }),
    action: action.optional(),
    ...publication,
  },
);

const showcase = object(
  {
    typeName: 'ShowcaseSection',
    noun: 'showcase',
    label: 'Showcase',
    hint: 'One feature: text beside a picture.',
  },
  {
    type: z.literal('showcase'),
    title: sectionTitle,
    text: sectionText,
    points: list(
      text({
        label: 'Point',
        hint: 'A few words.',
        example: 'Scan a tag with any phone',
        max: 120,
      }),
      { label: 'Points', hint: 'Short points below the text.', min: 0, max: 6 },
    ).optional(),
    picture: picture.optional(),
    action: action.optional(),
    ...publication,
  },
);

const testimonialSection = object(
  {
    typeName: 'TestimonialSection',
    noun: 'testimonial section',
    label: 'Testimonial',
    hint: 'A quote, beside a list of reasons.',
  },
  {
    type: z.literal('testimonial'),
    testimonial: reference('testimonials', {
      label: 'Testimonial',
      hint: 'The name of a file in content/testimonials, without .json.',
      example: 'dealer-partner',
    }),
    title: sectionTitle,
    reasons: list(
      text({
        label: 'Reason',
        hint: 'A few words.',
        example: 'One record from bid to move',
        max: 120,
      }),
      { label: 'Reasons', hint: 'Why they love it, as a list.', min: 1, max: 8 },
    ),
    ...publication,
  },
);

const section = oneOf(
  {
    typeName: 'Section',
    noun: 'section',
    label: 'Section',
    hint: 'A part of the page, from top to bottom.',
  },
  [hero, cards, showcase, testimonialSection],
);

/* Files: what stands in each folder of content/ */

const pageTitle = text({
  label: 'Title',
  hint: 'What search results and the browser tab show.',
  example: 'Furniture inventory for dealers | {product}',
  max: 90,
  advisedLength: 60,
});

const pageDescription = text({
  label: 'Description',
  hint: 'What search results show below the title.',
  example: 'Turn a SIF file, a spreadsheet or an invoice into a living inventory for your clients.',
  max: 300,
  advisedLength: 160,
});

const landingPage = object(
  {
    typeName: 'LandingPage',
    noun: 'page',
    label: 'Landing page',
    hint: 'A page made of sections.',
  },
  {
    path: path({
      label: 'Path',
      hint: 'The address of the page on this site, in lower case with hyphens.',
      example: '/architects',
    }),
    label: text({
      label: 'Label in the switcher',
      hint: 'With a label the page stands in the switcher of the header; without one it does not.',
      example: 'For Architects',
      max: 24,
    }).optional(),
    title: pageTitle,
    description: pageDescription,
    sections: list(section, {
      label: 'Sections',
      hint: 'The parts of the page, from top to bottom. The first is a hero.',
      min: 1,
      max: 20,
    }),
    sample,
    ...publication,
  },
);

const policy = object(
  {
    typeName: 'Policy',
    noun: 'policy',
    label: 'Policy',
    hint: 'A page of text. Its file name is its address.',
  },
  {
    title: text({ label: 'Title', hint: 'The heading.', example: 'Privacy Policy', max: 60 }),
    description: pageDescription,
    updated: date({
      label: 'Last updated',
      hint: 'The day of the last change, as year-month-day.',
      example: '2025-08-01',
    }),
    sample,
    ...publication,
  },
);

const testimonial = object(
  {
    typeName: 'Testimonial',
    noun: 'testimonial',
    label: 'Testimonial',
    hint: 'What a partner or a client says.',
  },
  {
    quote: text({
      label: 'Quote',
      hint: 'Their words, without quotation marks.',
      example: 'Our clients stopped asking us what they own.',
      max: 500,
    }),
    role: text({ label: 'Role', hint: 'Who says it.', example: 'Project manager', max: 80 }),
    company: text({
      label: 'Company',
      hint: 'Where they work.',
      example: 'Contract furniture dealer',
      max: 80,
    }),
    stars: number({ label: 'Stars', hint: 'From 1 to 5.', example: 5, min: 1, max: 5 }),
    sample,
    ...publication,
  },
);

const video = object(
  { typeName: 'Video', noun: 'video', label: 'Video', hint: 'A video at its provider.' },
  {
    title: text({
      label: 'Title',
      hint: 'The name of the video.',
      example: 'A tour of {product}',
      max: 80,
    }),
    address: address({
      label: 'Address',
      hint: 'The address as you copy it at YouTube, Vimeo, Loom or Wistia.',
      example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      embedded: true,
    }),
    published: date({
      label: 'Published',
      hint: 'The day it was published at its provider. Search engines show a video with its day and picture alone.',
      example: '2025-08-01',
    }).optional(),
    thumbnail: pictureFile({
      label: 'Thumbnail',
      hint: 'A still of the video, for search engines.',
      example: '/images/portal.png',
    }).optional(),
    sample,
  },
);

function words(label: string, example: string, max = 80) {
  return text({ label, hint: `For example “${example}”.`, example, max });
}

const site = object(
  {
    typeName: 'SiteWords',
    noun: 'site file',
    label: 'Site',
    hint: 'The words and addresses that all pages share.',
  },
  {
    product: text({
      label: 'Product name',
      hint: 'What {product} becomes in every text.',
      example: 'Casegood',
      max: 40,
      tokens: [],
    }),
    language: choice(['en'], {
      typeName: 'Language',
      label: 'Language',
      hint: 'The language of the site.',
    }),
    email: email({
      label: 'Mail address',
      hint: 'Where visitors can write to directly.',
      example: 'hello@casegood.example',
    }),
    header: object(
      { typeName: 'HeaderWords', noun: 'header', label: 'Header', hint: 'The top of every page.' },
      {
        home: words('Name of the home link, for screen readers', '{product}, home'),
        navigation: words('Name of the navigation, for screen readers', 'Main'),
        switcher: words('Name of the switcher, for screen readers', 'Audience'),
        menu: words('Menu button', 'Menu', 24),
        logIn: words('Log-in link', 'Log In', 24),
        logInHint: words('Log-in hint, for screen readers', 'opens in a new tab'),
        logInAddress: address({
          label: 'Log-in address',
          hint: 'The sign-in page of the platform.',
          example: 'https://app.casegood.example/sign-in',
        }),
        contact: words('Contact button', 'Contact Sales', 24),
        skip: words('Skip link', 'Skip to content', 40),
      },
    ),
    footer: object(
      {
        typeName: 'FooterWords',
        noun: 'footer',
        label: 'Footer',
        hint: 'The bottom of every page.',
      },
      {
        navigation: words('Name of the footer’s links, for screen readers', 'Footer'),
        line: words('Line', 'From a file to a living inventory.'),
        social: words('Social link', '{product} on LinkedIn'),
        socialAddress: address({
          label: 'Social address',
          hint: 'The company’s page at its social network.',
          example: 'https://social.example/casegood',
        }),
        copyright: words('Copyright line', '© 2025 {product}. All rights reserved.', 120),
      },
    ),
    policy: object(
      {
        typeName: 'PolicyWords',
        noun: 'policy words',
        label: 'Policies',
        hint: 'Words around a policy.',
      },
      { updated: words('Before the date', 'Last updated') },
    ),
    testimonial: object(
      {
        typeName: 'TestimonialWords',
        noun: 'testimonial words',
        label: 'Testimonials',
        hint: 'Words around a testimonial.',
      },
      {
        stars: text({
          label: 'Stars, for screen readers',
          hint: '{stars} becomes the number.',
          example: '{stars} out of 5 stars',
          max: 80,
          tokens: ['product', 'stars'],
        }),
      },
    ),
    video: object(
      {
        typeName: 'VideoWords',
        noun: 'video words',
        label: 'Video dialogs',
        hint: 'Words around a video.',
      },
      {
        close: words('Close button', 'Close video', 40),
        provider: words('Link to the provider', 'Watch at the provider’s site', 60),
        loading: words('While the player loads', 'The player loads from the provider.', 120),
      },
    ),
    notFound: object(
      {
        typeName: 'NotFoundWords',
        noun: 'page for unknown addresses',
        label: '404 page',
        hint: 'Unknown addresses.',
      },
      {
        title: words('Title', 'Oops! Page not found', 60),
        description: pageDescription,
        text: words('Text', 'The address may be mistyped, or the page may have moved.', 200),
        link: words('Link', 'Back to home', 40),
        picture: picture.optional(),
      },
    ),
  },
);

function requestType(typeName: string, label: string, example: { title: string; submit: string }) {
  return object(
    { typeName, noun: 'request type', label, hint: 'One of the two forms.' },
    {
      title: words('Title', example.title, 60),
      text: words('Text', 'Tell us who you are, and we’ll be in touch.', 240),
      submit: words('Submit button', example.submit, 40),
      subject: words('Subject of the request', `${label} from {product} Website`, 120),
      success: words('Message on success', `${label} submitted successfully!`, 160),
    },
  );
}

function requestField(typeName: string, label: string) {
  return object(
    { typeName, noun: 'form field', label, hint: 'A field of the form.' },
    {
      label: words('Label', label, 40),
      hint: words('Hint', `Your ${label.toLowerCase()}`, 120).optional(),
    },
  );
}

const request = object(
  {
    typeName: 'RequestWords',
    noun: 'request file',
    label: 'Request forms',
    hint: 'All words of the demo and contact forms.',
  },
  {
    demo: requestType('DemoRequestWords', 'Demo Request', {
      title: 'Book a Demo',
      submit: 'Book Demo',
    }),
    contact: requestType('ContactRequestWords', 'Contact Request', {
      title: 'Contact Sales',
      submit: 'Send Message',
    }),
    formFields: object(
      { typeName: 'RequestFieldsWords', noun: 'form fields', label: 'Fields', hint: 'The labels.' },
      {
        name: requestField('NameFieldWords', 'Name'),
        email: requestField('EmailFieldWords', 'Email'),
        phone: requestField('PhoneFieldWords', 'Phone'),
        company: requestField('CompanyFieldWords', 'Company'),
        message: requestField('MessageFieldWords', 'Message'),
      },
    ),
    required: words('Beside a required field', 'required', 24),
    optional: words('Beside an optional field', 'optional', 24),
    sending: words('Submit button while sending', 'Sending...', 24),
    close: words('Close button', 'Close', 24),
    dismiss: words('Button that removes a message', 'Dismiss', 24),
    successTitle: words('Title of the message on success', 'Success!', 40),
    errorTitle: words('Title of the message on failure', 'Error', 40),
    missing: words('When name or email is empty', 'Name and email are required fields.', 160),
    malformedEmail: words(
      'When the email is malformed',
      'Enter an email address such as name@example.com.',
      160,
    ),
    failed: words(
      'When sending failed',
      'There was a problem submitting your request. Please try again or contact us directly.',
      200,
    ),
    mailInstead: words(
      'Before the mail address, in the form, when sending failed',
      'What you typed is still here. You can also send it to us by mail:',
      200,
    ),
    noScript: words(
      'Before the mail address, where scripts are switched off',
      'You can also write to us:',
      120,
    ),
    honeypot: object(
      {
        typeName: 'HoneypotWords',
        noun: 'honeypot',
        label: 'Honeypot',
        hint: 'A trap for bots: a field that people don’t see. Where a bot fills it in, the form service is told.',
      },
      {
        name: choice(['_gotcha', '_honey', '_honeypot', 'honeypot', 'botcheck'], {
          typeName: 'HoneypotName',
          label: 'Name',
          hint: 'The name by which the form service knows the field.',
        }),
        label: words('Label, for browsers without styles', 'Leave this field empty', 60),
      },
    ),
  },
);

const redirects = object(
  {
    typeName: 'Redirects',
    noun: 'redirects file',
    label: 'Redirects',
    hint: 'Where visitors of addresses that are gone are led to. The file can be left out.',
  },
  {
    redirects: list(
      object(
        {
          typeName: 'Redirect',
          noun: 'redirect',
          label: 'Redirect',
          hint: 'An address that no page has any more, and where it leads.',
        },
        {
          from: path({
            label: 'From',
            hint: 'The old address on this site. It counts with and without a slash at its end.',
            example: '/designers',
          }),
          to: address({
            label: 'To',
            hint: 'A page of this site, such as /clients, or a full https address.',
            example: '/clients',
            internal: true,
          }),
          permanent: flag({
            label: 'Permanent',
            hint: 'For good: browsers and search engines remember it. Without it they ask again.',
          }).optional(),
        },
      ),
      { label: 'Redirects', hint: 'One for each old address.', min: 0, max: 900 },
    ),
  },
);

/**
 * What each file of `content/` holds, by its place. `body` says whether markdown follows the front matter, and
 * `optional` that the site can do without the file.
 */
export const contentModel = {
  pages: { place: 'pages/*.md', schema: landingPage, body: false },
  policies: { place: 'policies/*.md', schema: policy, body: true },
  testimonials: { place: 'testimonials/*.json', schema: testimonial, body: false },
  videos: { place: 'videos/*.json', schema: video, body: false },
  site: { place: 'site.json', schema: site, body: false },
  request: { place: 'request.json', schema: request, body: false },
  redirects: { place: 'redirects.json', schema: redirects, body: false, optional: true },
} as const;

export type ContentKind = keyof typeof contentModel;
export type LandingPageContent = z.infer<typeof landingPage>;
export type SectionContent = z.infer<typeof section>;
export type ActionContent = z.infer<typeof action>;
export type PolicyContent = z.infer<typeof policy>;
export type TestimonialContent = z.infer<typeof testimonial>;
export type VideoContent = z.infer<typeof video>;
export type SiteContent = z.infer<typeof site>;
export type RedirectContent = z.infer<typeof redirects>['redirects'][number];
export type RequestContent = z.infer<typeof request>;
