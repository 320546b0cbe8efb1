import { object } from './groups';
import { address } from './kinds/address';
import { choice } from './kinds/choice';
import { email } from './kinds/email';
import { text } from './kinds/text';
import { pageDescription, picture, words } from './shared';

export const site = object(
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
          hint: 'The company’s page on its social network.',
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
