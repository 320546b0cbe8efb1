import { cleanEmail } from './cleanEmail';
import type { FieldName } from './fields';

/**
 * What a field of one line shows: it neither begins nor ends with letters that nobody sees, such as spaces of any kind,
 * direction marks and zero-width spaces. The last may be one that joins or varies what stands before it, as in
 * Malayalam names and emoji.
 */
const shown =
  /^[\s\p{Cc}\p{DI}\u2800\uFFF9-\uFFFC]*(.*(?:[^\s\p{Cc}\p{DI}\u2800\uFFF9-\uFFFC]|\u200C|\u200D|\p{VS}|[\u{E0020}-\u{E007F}]))?/su;

/** What is sent of a field, and checked. */
export function cleanField(name: FieldName, typed: string): string {
  if (name === 'message') return typed.trim();
  const [, text = ''] = shown.exec(typed) ?? [];
  return name === 'email' ? cleanEmail(text) : text;
}
