/** Words for the request dialogs that no copy of the site holds, so that edits to it break no test. */
export const requestWords: Queries.RequestDialogsFragment = {
  demo: {
    title: 'See it',
    text: 'A person shows it to you.',
    submit: 'Send demo',
    subject: 'Subject of a demo',
    success: 'The demo request went out.',
  },
  contact: {
    title: 'Write to us',
    text: 'A person answers.',
    submit: 'Send contact',
    subject: 'Subject of a contact',
    success: 'The contact request went out.',
  },
  formFields: {
    name: { label: 'Name', hint: null },
    email: { label: 'Email', hint: 'Where the answer goes.' },
    phone: { label: 'Phone', hint: null },
    company: { label: 'Company', hint: null },
    message: { label: 'Message', hint: null },
  },
  required: 'needed',
  optional: 'if you like',
  sending: 'On its way',
  close: 'Shut',
  dismiss: 'Away with it',
  successTitle: 'Done',
  errorTitle: 'Not done',
  missing: 'Name and email are missing.',
  malformedEmail: 'That is no address.',
  failed: 'It did not go out.',
};
