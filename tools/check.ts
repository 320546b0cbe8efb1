import { checkReport } from './checkReport';

checkReport(process.argv.slice(2)).then(
  ({ text, failed }) => {
    console.log(text);
    if (failed) process.exitCode = 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
