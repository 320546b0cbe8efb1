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

/** Whether a value is a day of the calendar, such as `2025-08-01`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
