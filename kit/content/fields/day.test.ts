import { spawnSync } from 'node:child_process';

test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('the day is the same in %s', (TZ) => {
  // Jest keeps the time zone that it was started in.
  const script =
    "console.log(require('./kit/content/fields/day.ts').dayInWords('2025-08-01', 'en'))";
  const args = ['--import', 'tsx', '--eval', script];
  const { stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, TZ },
  });
  expect(stdout).toBe('August 1, 2025\n');
});
