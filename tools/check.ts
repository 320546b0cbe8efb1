import { readPublication } from '../src/build/settings';
import { checkReport } from './checkReport';
import { runMain } from './setup/run.mjs';

runMain(async () => {
  const { today } = readPublication(process.env);
  const { text, failed } = await checkReport(process.argv.slice(2), today);
  console.log(text);
  if (failed) process.exitCode = 1;
});
