import { linkedWords } from '../../kit/content/markdown/markdown';
import request from '../fixture/content/request.json';

const { formFields, privacy, ...words } = request;

/** The texts of the fixture site for the request dialogs, and a hint at one field. */
export const requestWords: Queries.RequestDialogsFragment = {
  ...words,
  privacy: linkedWords(privacy, 'Exemplar'),
  honeypot: { ...words.honeypot, name: '_gotcha' },
  formFields: {
    name: { ...formFields.name, hint: null },
    email: { ...formFields.email, hint: 'Where the answer goes.' },
    phone: { ...formFields.phone, hint: null },
    company: { ...formFields.company, hint: null },
    message: { ...formFields.message, hint: null },
  },
};
