import { shownText } from './shownText';

const written = '**{product}** at /{product}';

test('plain words get the name of the product, and nothing else changes', () => {
  expect(shownText('text', written, 'Desk & Co')).toBe('**Desk & Co** at /Desk & Co');
});

test('markdown gets the name of the product before it becomes HTML', () => {
  expect(shownText('markdown', written, 'Desk & Co')).toBe(
    '<p><strong>Desk &#x26; Co</strong> at /Desk &#x26; Co</p>',
  );
});
