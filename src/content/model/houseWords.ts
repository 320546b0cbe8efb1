import { text } from './fieldTypes/text';
import { list, object } from './groups';

const several = 'Separate several with commas; case makes no difference.';

const avoided = object('WordToAvoid', 'Word to avoid', 'Words to avoid, and what to say instead.', {
  words: text('Word or words', several, { example: 'utilize, utilizes', max: 300 }),
  say: text('Better word', 'What to say instead.', { example: 'use', max: 120 }),
});

const claim = object('Claim', 'Claim', 'Words that promise something: a figure, the best.', {
  words: text('Word or words', `${several} # matches any number.`, {
    example: '#%, certified, number one',
    max: 300,
  }),
  source: text('Source', 'What proves it. These words may then be said.', {
    example: 'Survey of our clients, May 2025',
    max: 200,
  }).optional(),
});

export const houseWords = object('HouseWordsFile', 'House words', 'What our texts must not say.', {
  avoid: list('Words to avoid', 'The check warns where a text has them.', {
    item: avoided,
    max: 200,
  }),
  claims: list('Claims', 'The check warns of those without a source.', { item: claim, max: 200 }),
});
