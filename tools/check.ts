import { checkReport } from './checkReport';
import { runMain } from './setup/run.mjs';

runMain(async () => {
  const { text, failed } = await checkReport(process.argv.slice(2));
  console.log(text);
  if (failed) process.exitCode = 1;
});
