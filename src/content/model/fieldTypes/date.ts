import { z } from 'zod';
import { today } from '../day';
import { defineFieldType, exampleSuffix, field } from './fieldType';

const fieldType = defineFieldType({
  name: 'date',
  requirement: (field, audience) =>
    audience === 'form' ? 'a day' : `a day as year-month-day${exampleSuffix(field)}`,
  accepts: () => 'a day as year-month-day',
  control: () => ({
    widget: 'datetime',
    type: 'date',
    format: 'YYYY-MM-DD',
    date_format: 'YYYY-MM-DD',
    time_format: false,
    default: '',
  }),
  previewValue: (value) => z.iso.date().safeParse(value).data,
  placeholder: today,
  example: (_field, context) => context.today,
});

/** A day, written as 2025-08-01; it means that day in every time zone. */
export function date(label: string, hint: string, info: { example: string }) {
  return field(fieldType, z.iso.date(), { label, hint, ...info });
}
