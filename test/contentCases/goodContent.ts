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

## Our terms

See [above](#our-terms) and write to [us](mailto:hello@casegood.example).
`;

const site = `{
  "product": "Casegood",
  "email": "hello@casegood.example",
  "newTab": "opens in a new tab",
  "header": {
    "home": "{product}, home",
    "navigation": "Main",
    "switcher": "Audience",
    "menu": "Menu",
    "logIn": "Log In",
    "logInAddress": "https://app.casegood.example/sign-in",
    "contact": "Contact Sales",
    "skip": "Skip to content"
  },
  "footer": {
    "navigation": "Footer",
    "line": "From a file to a living inventory.",
    "social": [
      {
        "label": "{product} on LinkedIn",
        "address": "https://social.example/casegood"
      }
    ],
    "copyright": "© 2025 {product}. All rights reserved."
  },
  "policy": {
    "updated": "Last updated"
  },
  "testimonial": {
    "stars": "{stars} out of 5 stars"
  },
  "video": {
    "close": "Close video",
    "provider": "Watch at the provider’s site",
    "loading": "The player loads from the provider.",
    "transcript": "Transcript"
  },
  "notFound": {
    "title": "Oops! Page not found",
    "description": "Turn a SIF file, a spreadsheet or an invoice into a living inventory for your clients.",
    "text": "The address may be mistyped, or the page may have moved.",
    "link": "Back to home"
  }
}
`;

const request = `{
  "demo": {
    "title": "Book a Demo",
    "text": "Tell us who you are, and we’ll be in touch.",
    "submit": "Book Demo",
    "subject": "Demo Request from {product} Website",
    "success": "Demo request submitted successfully! We'll be in touch soon."
  },
  "contact": {
    "title": "Contact Sales",
    "text": "Tell us who you are, and we’ll be in touch.",
    "submit": "Send Message",
    "subject": "Contact Request from {product} Website",
    "success": "Contact request submitted successfully! We'll get back to you shortly."
  },
  "formFields": {
    "name": {
      "label": "Name"
    },
    "email": {
      "label": "Email"
    },
    "phone": {
      "label": "Phone"
    },
    "company": {
      "label": "Company"
    },
    "message": {
      "label": "Message"
    }
  },
  "required": "required",
  "optional": "optional",
  "sending": "Sending...",
  "close": "Close",
  "dismiss": "Dismiss",
  "successTitle": "Success!",
  "errorTitle": "Error",
  "missing": "Name and email are required fields.",
  "empty": "This field is required.",
  "malformedEmail": "Enter an email address such as name@example.com.",
  "failed": "There was a problem submitting your request. Please try again or contact us directly.",
  "mailInstead": "What you typed is still here. You can also send it to us by mail:",
  "noScript": "You can also write to us:",
  "honeypot": {
    "name": "_gotcha",
    "label": "Leave this field empty"
  }
}
`;

/**
 * A small site without problems. It has no section and no collection that a site can do without: the cases of those are
 * in files of their own beside this one, such as `badVideos.ts`.
 */
export const goodContent: Files = new Map<string, string | Buffer>([
  ['pages/dealers.md', dealersPage],
  ['pages/clients.md', clientsPage],
  ['policies/privacy-policy.md', policy],
  ['site.json', site],
  ['request.json', request],
  ['images/portal.png', png],
  ['images/portal-dark.png', png],
]);
