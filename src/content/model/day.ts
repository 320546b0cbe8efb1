/** A day such as `2025-08-01` in the words of a language, `August 1, 2025`, whatever the reader's time zone. */
export function dayInWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The current day in UTC, such as `2025-08-01`, as the build has it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
