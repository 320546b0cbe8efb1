/**
 * Tells what is being done and since when, on the error stream, so that the report may go to the other one.
 *
 * @returns what says the next step
 */
export function startProgress(): (words: string) => void {
  const start = performance.now();
  return (words) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
    process.stderr.write(`${seconds} s  ${words}\n`);
  };
}
