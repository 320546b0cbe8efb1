import { spawnSync } from 'node:child_process';
import { dayInWords, fillProduct } from './words';

test.each([
  ['{product} works', 'Casegood works'],
  ['{product} and {product}', 'Casegood and Casegood'],
  ['Nothing to fill', 'Nothing to fill'],
  ['{Product} and {stars} stay', '{Product} and {stars} stay'],
  ['', ''],
])('"%s" becomes "%s"', (text, filled) => {
  expect(fillProduct(text, 'Casegood')).toBe(filled);
});

test.each([
  ['2025-08-01', 'August 1, 2025'],
  ['2025-01-01', 'January 1, 2025'],
  ['2025-12-31', 'December 31, 2025'],
  ['2024-02-29', 'February 29, 2024'],
])('%s is %s', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});

// A process reads its time zone when it starts.
const script = `
  const { dayInWords } = require('./src/content/words.ts');
  process.stdout.write(new Date().getTimezoneOffset() + '|' + dayInWords('2025-08-01'));
`;

test.each([
  ['Pacific/Pago_Pago', 11 * 60],
  ['America/Bogota', 5 * 60],
  ['UTC', 0],
  ['Asia/Kolkata', -5.5 * 60],
  ['Pacific/Kiritimati', -14 * 60],
])('in the time zone %s the day is the same', (zone, minutesBehind) => {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  const [offset, words] = stdout.split('|');
  expect(Number(offset)).toBe(minutesBehind);
  expect(words).toBe('August 1, 2025');
});
