/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { requestWords as words } from '../../../test/jest/requestWords';
import { RequestDialogs } from './RequestDialogs';

/** What the build writes into every page, without its styles. */
const html = renderToString(
  <RequestDialogs
    words={words}
    endpoint="https://forms.example/requests"
    email="hello@casegood.example"
  />,
).replaceAll(/<style.*?<\/style>/gs, '');

/** The HTML of one of the two dialogs. */
function dialogHtml(type: 'demo' | 'contact'): string {
  const found = html.match(/<dialog.*?<\/dialog>/gs)?.find((each) => each.includes(`-${type}"`));
  if (found === undefined) throw new Error(`The page has no ${type} dialog.`);
  return found;
}

test('the page has two dialogs', () => {
  expect(html.match(/<dialog/g)).toHaveLength(2);
});

describe.each(['demo', 'contact'] as const)('the %s form, without a script', (type) => {
  test('posts to the form service', () => {
    expect(dialogHtml(type)).toContain(
      '<form action="https://forms.example/requests" method="post">',
    );
  });

  test('says which request it is', () => {
    expect(dialogHtml(type)).toContain(`<input type="hidden" name="requestType" value="${type}"/>`);
  });

  test('carries its subject', () => {
    expect(dialogHtml(type)).toContain(
      `<input type="hidden" name="subject" value="${words[type].subject}"/>`,
    );
  });

  test('leaves validation to the browser', () => {
    expect(dialogHtml(type)).not.toMatch(/novalidate/i);
  });

  test.each([
    ['name', true],
    ['email', true],
    ['phone', false],
    ['company', false],
    ['message', false],
  ])('has a field %s, required: %s', (name, required) => {
    const field = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(
      dialogHtml(type),
    );
    expect(field?.[0].includes('required=""')).toBe(required);
  });

  test('offers the mail address', () => {
    const line = /<noscript>(.*?)<\/noscript>/s.exec(dialogHtml(type))?.[1];
    expect(line?.replaceAll(/<[^>]*>/g, '')).toBe(`${words.noScript} hello@casegood.example`);
    expect(line).toContain('href="mailto:hello@casegood.example"');
  });

  test('can be filled in and sent at once', () => {
    expect(dialogHtml(type)).not.toContain('disabled');
  });
});
