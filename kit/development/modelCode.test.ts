/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelCode } from './modelCode';

const folder = mkdtempSync(join(tmpdir(), 'model-'));
mkdirSync(join(folder, 'fieldTypes'));

afterAll(() => rmSync(folder, { recursive: true }));

function codeWith(text: string): string {
  writeFileSync(join(folder, 'fieldTypes/text.ts'), text);
  return modelCode(folder);
}

const written = "export const price = text('Price', 'What it costs.', { max: 40 });";

test.each([
  [`export const price = text(\n  "Price",\n  "What it costs.",\n  { max: 40 },\n);\n`, true],
  [`// In dollars.\n${written}`, true],
  [written.replace('40', '60'), false],
  [written.replace('costs', 'costs now'), false],
  ['export const price = text(', false],
])('%j is the same code: %s', (changed, isSame) => {
  expect(codeWith(changed) === codeWith(written)).toBe(isSame);
});
