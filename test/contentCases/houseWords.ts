import { type BadCase, badCase } from './badCase';

const place = 'house-words.json';

function houseWords(avoid: object[], claims: object[]) {
  return { whole: `${JSON.stringify({ avoid, claims })}\n` };
}

/** Words to avoid, and claims without a source, in the good content. */
export const badHouseWords: BadCase[] = [
  badCase('a word to avoid', place, houseWords([{ words: 'what you own', say: 'it' }], []), {
    file: 'content/pages/clients.md',
    line: 3,
    field: 'title',
    code: 'house-words',
    warning: true,
  }),
  badCase('a claim without a source', place, houseWords([], [{ words: 'little, less' }]), {
    file: 'content/policies/privacy-policy.md',
    line: 7,
    field: '',
    code: 'house-words',
    warning: true,
  }),
  badCase('a word to avoid without another', place, houseWords([{ words: 'little' }], []), {
    line: 1,
    field: 'avoid[0].say',
    code: 'missing',
  }),
];
