import fixtureRequest from '../fixture/content/request.json';
import fixtureSite from '../fixture/content/site.json';
import type { Files } from '../jest/contentFolder';
import { png } from '../support/png';

/** The button on the clients’ page, for cases to change. */
export const policyAction = 'type: policy\n      label: Our policy\n      policy: privacy-policy';

export const clientsPage = `---
path: /clients
title: "{product}: know what you own"
description: One inventory for all your furniture.
sections:
  - type: hero
    title: Know every piece you own
    text: Your dealer delivers *furniture* and inventory together.
    actions:
      - type: demo
        label: Book a Demo
      - type: contact
        label: Ask us
    picture:
      file: /images/portal.png
      darkFile: /images/portal-dark.png
      alt: An inventory table.
  - type: cards
    title: Why it matters
    cards:
      - icon: cost
        title: Cost
        text: Use what you have.
      - icon: clock
        title: Time
        text: Stop searching.
    action:
      ${policyAction}
sample: true
---
`;

const dealersPage = clientsPage
  .replace('path: /clients', 'path: /')
  .replace('know what you own', 'deliver what you sell')
  .replace('      darkFile: /images/portal-dark.png\n', '');

export const policy = `---
title: Privacy Policy
description: What we collect, and why.
updated: 2025-08-01
---

We collect little.

## Our *terms*

See [above](#our-terms) and write to [us](mailto:hello@casegood.example).
`;

/** The texts of the fixture site, without what leads to pages that aren’t here. */
const site = {
  ...fixtureSite,
  product: 'Casegood',
  email: 'hello@casegood.example',
  footer: {
    ...fixtureSite.footer,
    links: undefined,
    social: fixtureSite.footer.social.slice(0, 1),
  },
  notFound: { ...fixtureSite.notFound, picture: undefined },
};
const request = { ...fixtureRequest, privacy: undefined };

const json = (fields: object) => `${JSON.stringify(fields, null, 2)}\n`;

/**
 * A small site without problems. It has no section and, but for redirects that are none, no collection that a site can do
 * without: the cases of those are in `badReferences.ts`.
 */
export const goodContent: Files = new Map<string, string | Buffer>([
  ['pages/dealers.md', dealersPage],
  ['pages/clients.md', clientsPage],
  ['policies/privacy-policy.md', policy],
  ['site.json', json(site)],
  ['request.json', json(request)],
  ['redirects.json', json({ redirects: [] })],
  ['images/portal.png', png],
  ['images/portal-dark.png', png],
]);
