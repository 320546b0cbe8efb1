import { spawnSync } from 'node:child_process';
import { dayInWords } from './day';

test.each([
  ['2025-08-01', 'en', 'August 1, 2025'],
  ['2025-01-01', 'en', 'January 1, 2025'],
  ['2025-12-31', 'en', 'December 31, 2025'],
  ['2024-02-29', 'en', 'February 29, 2024'],
  ['2025-08-01', 'de', '1. August 2025'],
  ['2025-08-01', 'fr', '1 août 2025'],
])('%s in %s is %s', (day, language, words) => {
  expect(dayInWords(day, language)).toBe(words);
});

const zones = {
  'Pacific/Pago_Pago': 11 * 60,
  'America/Bogota': 5 * 60,
  UTC: 0,
  'Asia/Kolkata': -5.5 * 60,
  'Pacific/Kiritimati': -14 * 60,
};

test('the day is the same in every time zone', () => {
  // Jest keeps the time zone that it was started in.
  const script = `
    const { dayInWords } = require('./src/content/model/day.ts');
    console.log(JSON.stringify(${JSON.stringify(Object.keys(zones))}.map((zone) => {
      process.env.TZ = zone;
      return [new Date().getTimezoneOffset(), dayInWords('2025-08-01', 'en')];
    })));`;
  const args = ['--import', 'tsx', '--eval', script];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual(
    Object.values(zones).map((minutesBehind) => [minutesBehind, 'August 1, 2025']),
  );
});
