import { renderToString } from 'react-dom/server';
import { requestWords as words } from '../../../test/jest/requestWords';
import { RequestField } from './RequestField';

/** What describes a field, in the order in which it is read out. */
function describedBy(name: 'name' | 'email', error?: string): (string | undefined)[] {
  const props = { name, id: name, ...words.formFields[name], note: '' };
  const errorId = error && `${name}-error`;
  const html = renderToString(<RequestField {...props} error={error} errorId={errorId} />);
  const ids = /aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return ids.map((id) => new RegExp(`<p [^>]*id="${id}"[^>]*>([^<]*)`).exec(html)?.[1]);
}

test.each([
  ['without a hint is described by nothing', 'name', undefined, []],
  ['with a hint is described by it', 'email', undefined, ['Where the answer goes.']],
  ['says what is wrong', 'name', 'Missing.', ['Missing.']],
  [
    'keeps its hint along with the error',
    'email',
    'Missing.',
    ['Where the answer goes.', 'Missing.'],
  ],
] as const)('a field %s', (_name, field, error, descriptions) => {
  expect(describedBy(field, error)).toEqual(descriptions);
});
