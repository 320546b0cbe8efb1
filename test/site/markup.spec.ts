import { HtmlValidate } from 'html-validate';
import { readBuiltPages } from './builtPages';
import { expect, test } from './builtSite';

/** A second opinion besides axe: the HTML standard, and WCAG's techniques for markup. */
const engine = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // ARIA lets lists be named, as the list of audiences is.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A checksum protects against other hosts, and every script is from this one.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** What the second engine objects to, one line each. */
async function faultsIn(html: string): Promise<string[]> {
  const { results } = await engine.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}

test('the HTML of every page follows the standard and WCAG’s techniques', async () => {
  const { pages, notFound } = readBuiltPages();
  expect(pages.length).toBeGreaterThan(0);
  for (const { route, html } of [...pages, ...notFound]) {
    expect(await faultsIn(html), route).toEqual([]);
  }
});

test('the engine objects to what browsers and axe let pass', async () => {
  const broken = `<!doctype html><html lang="en"><head><title>A page</title></head><body>
    <main><ul><p>Not an item</p></ul><fieldset><input aria-label="Name"></fieldset></main></body></html>`;
  const rules = (await faultsIn(broken)).map((fault) => fault.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['element-permitted-content', 'wcag/h71']));
});
