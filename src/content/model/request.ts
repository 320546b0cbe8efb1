import { object } from './groups';
import { choice } from './kinds/choice';
import { words } from './shared';

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

export const request = object(
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
        hint: 'A trap for bots: a field that people don’t see. If a bot fills it in, the form service is told.',
      },
      {
        name: choice(['_gotcha', '_honey', '_honeypot', 'honeypot', 'botcheck'], {
          typeName: 'HoneypotName',
          label: 'Name',
          hint: 'The field’s name at the form service.',
        }),
        label: words('Label, for browsers without styles', 'Leave this field empty', 60),
      },
    ),
  },
);
