/** Shows the current step and its time on standard error, which leaves standard output to the report. */
export function say(step: string): void {
  const seconds = (performance.now() / 1000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${step}\n`);
}
