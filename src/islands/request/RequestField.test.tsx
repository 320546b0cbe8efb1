import { renderToString } from 'react-dom/server';
import { requestWords as words } from '../../../test/jest/requestWords';
import { RequestField } from './RequestField';

test.each([
  ['name', undefined, []],
  ['email', undefined, ['email-hint']],
  ['name', 'name-error', ['name-error']],
  ['email', 'email-error', ['email-hint', 'email-error']],
] as const)('%s is described by its hint, if it has one, and by %s', (name, errorId, ids) => {
  const field = { name, id: name, ...words.formFields[name], note: '', error: 'Missing.', errorId };
  const html = renderToString(<RequestField {...field} />);
  expect(/aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []).toEqual(ids);
  for (const id of ids) expect(html).toContain(`<p id="${id}"`);
});
