import type { Collection } from '../../kit/content/fields/collection';
import { list, object, optional } from '../../kit/content/fields/groups';
import { address, email } from '../../kit/content/fields/kinds/address';
import { text } from '../../kit/content/fields/kinds/text';
import { siteLink } from './actions';
import { pageDescription, phrase, picture } from './shared';

const header = object('HeaderWords', 'Header', 'The top of every page.', {
  home: phrase('Name of the home link, for screen readers', '{product}, home'),
  navigation: phrase('Name of the navigation, for screen readers', 'Main'),
  switcher: phrase('Name of the switcher, for screen readers', 'Audience'),
  menu: phrase('Menu button', 'Menu', 24),
  logIn: phrase('Log-in link', 'Log In', 24),
  logInAddress: address('Log-in address', 'The sign-in page of the platform.', {
    example: 'https://app.example.com/sign-in',
  }),
  contact: phrase('Contact button', 'Contact Sales', 24),
  skip: phrase('Skip link', 'Skip to content', 40),
});

const socialLink = object('SocialLink', 'Social link', 'One page on one network.', {
  label: phrase('Label', '{product} on LinkedIn'),
  address: address('Address', 'The company’s page there.', {
    example: 'https://social.example.com/your-name',
  }),
});

const footer = object('FooterWords', 'Footer', 'The bottom of every page.', {
  navigation: phrase('Name of the footer’s links, for screen readers', 'Footer'),
  line: phrase('Line', 'From a file to a living inventory.'),
  links: optional(
    list('Links', 'Beside the policies, which are all there by themselves.', {
      item: siteLink,
      max: 10,
    }),
  ),
  social: list('Social links', 'The company’s pages on social networks, last among the links.', {
    item: socialLink,
    max: 6,
  }),
  copyright: phrase('Copyright line', '© 2025 {product}. All rights reserved.', 120),
});

const policy = object('PolicyWords', 'Policies', 'Shown with every policy.', {
  updated: phrase('Before the date', 'Last updated'),
});

const testimonial = object('TestimonialWords', 'Testimonials', 'Shown with every testimonial.', {
  stars: text('Stars, for screen readers', '{stars} becomes the number.', {
    example: '{stars} out of 5 stars',
    max: 80,
    tokens: ['product', 'stars'],
  }),
});

const video = object('VideoWords', 'Video dialogs', 'Shown with every video.', {
  close: phrase('Close button', 'Close video', 40),
  provider: phrase('Link to the provider', 'Watch at the provider’s site', 60),
  loading: phrase('While the player loads', 'The player loads from the provider.', 120),
  transcript: phrase('Above the transcript', 'Transcript', 40),
});

const notFound = object(
  'UnknownPageWords',
  '404 page',
  'What visitors see where there is no page.',
  {
    title: phrase('Title', 'Oops! Page not found', 60),
    description: pageDescription,
    text: phrase('Text', 'The address may be mistyped, or the page may have moved.', 200),
    link: phrase('Link', 'Back to home', 40),
    picture: optional(picture),
  },
);

const siteFile = object(
  { typeName: 'SiteWords', noun: 'site file' },
  'Site',
  'The words and addresses that all pages share.',
  {
    product: text('Product name', 'What {product} becomes in every text.', {
      example: 'Acme',
      max: 40,
      tokens: [],
    }),
    email: email('Email address', 'Where visitors can write to directly.', 'hello@example.com'),
    newTab: phrase('Beside links that open a new tab, for screen readers', 'opens in a new tab'),
    header,
    footer,
    policy,
    testimonial,
    video,
    notFound,
  },
);

export const site = {
  place: 'site.json',
  schema: siteFile,
  names: { product: 'product', email: 'email' },
  isOnEveryPage: () => true,
} as const satisfies Collection;
