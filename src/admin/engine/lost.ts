/** What is lost with this release of the engine, in sentences; set by the bundler. */
declare const LOST_WITH_ENGINE: readonly string[];

/** Says once, in the console, what the desk does without. */
export function tellLost(): void {
  for (const sentence of LOST_WITH_ENGINE) tell(sentence);
}

/** Does what may fail with another release of the engine; where it does, the desk goes on without it, and says so. */
export async function attempt(lost: string, act: () => Promise<void> | void): Promise<void> {
  try {
    await act();
  } catch (error) {
    tell(`${lost} (${String(error)})`);
  }
}

function tell(sentence: string): void {
  console.warn(`The editing engine has changed. ${sentence}`);
}
