import { language } from './language';

/** A day such as `2025-08-01` as the site writes it, `August 1, 2025`, whatever the reader's time zone. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Today in UTC, such as `2025-08-01`, as the build sees it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
