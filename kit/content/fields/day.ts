/** A day such as `2025-08-01` as a language writes it, `August 1, 2025`, whatever the reader's time zone. */
export function dayInWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Today in UTC, such as `2025-08-01`, as the build sees it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
