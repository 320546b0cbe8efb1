import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { readBuiltPages } from './builtPages';

/** A second opinion besides axe: the HTML standard, and WCAG's techniques for markup. */
const engine = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // ARIA lets lists be named, as the list of audiences is.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The islands’ scripts have a checksum; what else a page loads is from its own host, too.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

test('the HTML of every page follows the standard and WCAG’s techniques', async () => {
  const { pages, notFound } = readBuiltPages();
  expect(pages.length).toBeGreaterThan(0);
  for (const { route, html } of [...pages, ...notFound]) {
    const { results } = await engine.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect(faults, route).toEqual([]);
  }
});
