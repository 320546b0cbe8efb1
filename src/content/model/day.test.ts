import { spawnSync } from 'node:child_process';
import { dayInWords } from './day';

test.each([
  ['2025-01-01', 'en', 'January 1, 2025'],
  ['2024-02-29', 'en', 'February 29, 2024'],
  ['2025-08-01', 'de', '1. August 2025'],
])('%s in %s is %s', (day, language, words) => {
  expect(dayInWords(day, language)).toBe(words);
});

test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('the day is the same in %s', (TZ) => {
  // Jest keeps the time zone that it was started in.
  const script =
    "console.log(require('./src/content/model/day.ts').dayInWords('2025-08-01', 'en'))";
  const args = ['--import', 'tsx', '--eval', script];
  const { stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, TZ },
  });
  expect(stdout).toBe('August 1, 2025\n');
});
