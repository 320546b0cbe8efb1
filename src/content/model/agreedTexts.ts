/**
 * The texts that docs/specification.md fixes, arranged like the content; those of a page by its path. They change only
 * when it does.
 */
export const agreedTexts = {
  pages: {
    '/': {
      label: 'For Dealers',
      sections: [
        { badge: 'SIF FILE SUPPORT', actions: [{ label: 'Book a Demo' }, { label: 'Watch Demo' }] },
        cards(
          'Digital Delivery & Client-Facing Portal',
          'Warehousing Inventory',
          'Service Requests',
        ),
        {},
        cards('Bidding Advantage', 'Stay Connected', 'Brand Visibility', 'Digital Delivery'),
        { title: 'Why dealers love {product}' },
      ],
    },
    '/clients': {
      label: 'For Clients',
      sections: [
        { badge: 'FULL INVENTORY CONTROL' },
        {},
        {},
        cards('Cost', 'Time', 'ESG and sustainability', 'Collaboration'),
        { title: 'Why clients love {product}' },
      ],
    },
  },
  site: {
    header: { logIn: 'Log In', contact: 'Contact Sales' },
    notFound: { title: 'Oops! Page not found' },
  },
  request: {
    demo: {
      title: 'Book a Demo',
      submit: 'Book Demo',
      subject: 'Demo Request from {product} Website',
      success: "Demo request submitted successfully! We'll be in touch soon.",
    },
    contact: {
      title: 'Contact Sales',
      submit: 'Send Message',
      subject: 'Contact Request from {product} Website',
      success: "Contact request submitted successfully! We'll get back to you shortly.",
    },
    sending: 'Sending...',
    successTitle: 'Success!',
    errorTitle: 'Error',
    missing: 'Name and email are required fields.',
    failed: 'There was a problem submitting your request. Please try again or contact us directly.',
  },
} as const;

function cards(...titles: string[]) {
  return { cards: titles.map((title) => ({ title })) };
}
