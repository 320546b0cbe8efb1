import type { Collection } from '../../kit/content/fields/collection';
import { object, optional } from '../../kit/content/fields/groups';
import { linkedLine } from '../../kit/content/fields/kinds/markdown';
import { oneOf } from '../../kit/content/fields/kinds/values';
import { phrase } from './shared';

function requestType(
  name: string,
  hint: string,
  { title, submit, success }: { title: string; submit: string; success: string },
) {
  return object(`${name}RequestWords`, `${name} Request`, hint, {
    title: phrase('Title', title, 60),
    text: phrase('Text', 'Tell us who you are, and we’ll be in touch.', 240),
    submit: phrase('Submit button', submit, 40),
    subject: phrase('Subject of the request', `${name} Request from {product} Website`, 120),
    success: phrase('Message on success', success, 160),
  });
}

function requestField(label: string) {
  return object(`${label}FieldWords`, label, 'Its label and its hint.', {
    label: phrase('Label', label, 40),
    hint: optional(phrase('Hint', `Your ${label.toLowerCase()}`, 120)),
  });
}

const formFields = object('RequestFieldsWords', 'Fields', 'What both forms ask for.', {
  name: requestField('Name'),
  email: requestField('Email'),
  phone: requestField('Phone'),
  company: requestField('Company'),
  message: requestField('Message'),
});

const honeypot = object(
  'HoneypotWords',
  'Honeypot',
  'A trap for bots: a field that people don’t see. If a bot fills it in, the form service is told.',
  {
    name: oneOf('Name', 'The field’s name at the form service.', {
      typeName: 'HoneypotName',
      options: ['_gotcha', '_honey', '_honeypot', 'honeypot', 'botcheck'],
    }),
    label: phrase('Label, for browsers without styles', 'Leave this field empty', 60),
  },
);

const requestFile = object(
  { typeName: 'RequestWords', noun: 'request file' },
  'Request forms',
  'All words of the demo and contact forms.',
  {
    demo: requestType('Demo', 'The form to book a demo.', {
      title: 'Book a Demo',
      submit: 'Book Demo',
      success: "Demo request submitted successfully! We'll be in touch soon.",
    }),
    contact: requestType('Contact', 'The form to ask sales something.', {
      title: 'Contact Sales',
      submit: 'Send Message',
      success: "Contact request submitted successfully! We'll get back to you shortly.",
    }),
    formFields,
    required: phrase('Beside a required field', 'required', 24),
    optional: phrase('Beside an optional field', 'optional', 24),
    privacy: optional(
      linkedLine(
        'Privacy line',
        'Above the submit button: what becomes of what is sent. [Links](/privacy-policy) open in a new tab.',
        { example: 'We use this to answer you: [Privacy Policy](/privacy-policy).', max: 240 },
      ),
    ),
    sending: phrase('Submit button while sending', 'Sending...', 24),
    close: phrase('Close button', 'Close', 24),
    dismiss: phrase('Button that removes a message', 'Dismiss', 24),
    successTitle: phrase('Title of the message on success', 'Success!', 40),
    errorTitle: phrase('Title of the message on failure', 'Error', 40),
    missing: phrase('When name or email is empty', 'Name and email are required fields.', 160),
    empty: phrase('Below a required field that is empty', 'This field is required.', 160),
    malformedEmail: phrase(
      'When the email is malformed',
      'Enter an email address such as name@example.com.',
      160,
    ),
    failed: phrase(
      'When sending failed',
      'There was a problem submitting your request. Please try again or contact us directly.',
      200,
    ),
    mailInstead: phrase(
      'Before the email address, in the form, when sending failed',
      'What you typed is still here. You can also send it to us by mail:',
      200,
    ),
    noScript: phrase(
      'Before the email address, where scripts are switched off',
      'You can also write to us:',
      120,
    ),
    honeypot,
  },
);

export const request = {
  place: 'request.json',
  schema: requestFile,
} as const satisfies Collection;
