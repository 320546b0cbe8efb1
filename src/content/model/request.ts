import { agreedTexts } from './agreedTexts';
import { text } from './fieldTypes/text';
import { choice } from './fieldTypes/values';
import { object } from './groups';
import { agreedPhrase, phrase } from './shared';

const agreed = agreedTexts.request;

function requestType(
  name: string,
  hint: string,
  { title, submit, subject, success }: typeof agreed.demo | typeof agreed.contact,
) {
  return object(`${name}RequestWords`, `${name} Request`, hint, {
    title: agreedPhrase('Title', title, 60),
    text: phrase('Text', 'Tell us who you are, and we’ll be in touch.', 240),
    submit: agreedPhrase('Submit button', submit, 40),
    subject: agreedPhrase('Subject of the request', subject, 120),
    success: agreedPhrase('Message on success', success, 160),
  });
}

function requestField(label: string) {
  return object(`${label}FieldWords`, label, 'Its label and its hint.', {
    label: phrase('Label', label, 40),
    hint: phrase('Hint', `Your ${label.toLowerCase()}`, 120).optional(),
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
    name: choice('Name', 'The field’s name at the form service.', {
      typeName: 'HoneypotName',
      options: ['_gotcha', '_honey', '_honeypot', 'honeypot', 'botcheck'],
    }),
    label: phrase('Label, for browsers without styles', 'Leave this field empty', 60),
  },
);

export const request = object(
  { typeName: 'RequestWords', noun: 'request file' },
  'Request forms',
  'All words of the demo and contact forms.',
  {
    demo: requestType('Demo', 'The form to book a demo.', agreed.demo),
    contact: requestType('Contact', 'The form to ask sales something.', agreed.contact),
    formFields,
    required: phrase('Beside a required field', 'required', 24),
    optional: phrase('Beside an optional field', 'optional', 24),
    sending: agreedPhrase('Submit button while sending', agreed.sending, 24),
    close: phrase('Close button', 'Close', 24),
    dismiss: phrase('Button that removes a message', 'Dismiss', 24),
    successTitle: agreedPhrase('Title of the message on success', agreed.successTitle, 40),
    errorTitle: agreedPhrase('Title of the message on failure', agreed.errorTitle, 40),
    missing: agreedPhrase('When name or email is empty', agreed.missing, 160),
    malformedEmail: phrase(
      'When the email is malformed',
      'Enter an email address such as name@example.com.',
      160,
    ),
    refusedSign: text(
      'When the email has a sign that the form can’t take',
      '{sign} becomes the sign.',
      {
        example: 'This form can’t take “{sign}” in an email address.',
        max: 160,
        tokens: ['product', 'sign'],
      },
    ),
    mailRefused: phrase(
      'Before the email address, below an email that the form can’t take',
      'If that is your address, write to us by mail:',
      200,
    ),
    failed: agreedPhrase('When sending failed', agreed.failed, 200),
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
