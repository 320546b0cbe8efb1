/** What doesn’t work with this release of the engine, in sentences; set by the bundler. */
declare const MISSING_ENGINE_FEATURES: readonly string[];

/** Says once, in the console, what doesn’t work. */
export function warnOfMissingFeatures(): void {
  for (const sentence of MISSING_ENGINE_FEATURES) warn(sentence);
}

/**
 * Runs something that may fail with another release of the engine; if it does, the editing UI carries on without it,
 * and says so.
 */
export async function attempt(consequence: string, run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
  } catch (error) {
    warn(`${consequence} (${String(error)})`);
  }
}

function warn(sentence: string): void {
  console.warn(`The editing engine has changed. ${sentence}`);
}
