import { text } from './fieldTypes/text';
import { list, object } from './groups';

const several = 'Separate several with commas; case makes no difference.';

const avoided = object('Word to avoid', 'Words to avoid, and what to say instead.', {
  typeName: 'AvoidedWords',
  fields: {
    words: text('Word or words', several, { example: 'utilize, utilizes', max: 300, tokens: [] }),
    say: text('Better word', 'What to say instead.', { example: 'use', max: 120, tokens: [] }),
  },
});

const claim = object('Claim', 'Words that promise something: a figure, a certificate, the best.', {
  typeName: 'Claim',
  fields: {
    words: text('Word or words', `${several} # matches any number.`, {
      example: '#%, certified, number one',
      max: 300,
      tokens: [],
    }),
    source: text('Source', 'What proves it. These words may then be said.', {
      example: 'Survey of our clients, May 2025',
      max: 200,
      tokens: [],
    }).optional(),
  },
});

export const houseWords = object('House words', 'What our own texts avoid and may claim.', {
  typeName: 'HouseWords',
  noun: 'house words file',
  fields: {
    avoid: list('Words to avoid', 'The check warns where a text has them.', {
      item: avoided,
      max: 200,
    }),
    claims: list('Claims', 'The check warns of those without a source.', { item: claim, max: 200 }),
  },
});
