/**
 * Shows the current step and its duration on standard error, which leaves standard output to the report.
 *
 * @returns a function that shows the next step
 */
export function startProgress(): (words: string) => void {
  const start = performance.now();
  return (words) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
    process.stderr.write(`${seconds} s  ${words}\n`);
  };
}
