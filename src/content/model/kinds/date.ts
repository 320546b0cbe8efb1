import { z } from 'zod';
import { today } from '../day';
import { field, kindOf, suchAs } from './kind';

const kind = kindOf({
  name: 'date',
  need: (field, reader) =>
    reader === 'form' ? 'a day' : `a day as year-month-day${suchAs(field)}`,
  takes: () => 'a day as year-month-day',
  control: () => ({
    widget: 'datetime',
    type: 'date',
    format: 'YYYY-MM-DD',
    date_format: 'YYYY-MM-DD',
    time_format: false,
    default: '',
  }),
  shown: (value) => z.iso.date().safeParse(value).data,
  standIn: today,
  example: (_field, surroundings) => surroundings.today,
});

/** A day, written as 2025-08-01; it means that day in every time zone. */
export function date(label: string, hint: string, info: { example: string }) {
  return field(kind, z.iso.date(), { label, hint, ...info });
}
