import { z } from 'zod';
import { addressProblem, videoAddressProblem } from '../addressProblem';
import { embedAddress } from '../embedAddress';
import { quote } from '../problem';
import type { FieldText } from '../shape';
import { type FieldResult, field, kindOf, lineControl } from './kind';

const kind = kindOf({
  name: 'address',
  hintShowsExample: true,
  takes: ({ internal }) =>
    internal ? 'a page of this site, or an https or mailto address' : 'an https address',
  control: (field) => ({
    ...lineControl(field),
    // Otherwise the editor would show the video's player beside the form.
    ...(field.embedded && { preview: false }),
  }),
  example: ({ internal, example }) => (internal ? '/' : example),
  misspelling: (value, { internal = false }) => addressProblem(value, internal),
  check(value, { embedded }) {
    if (isOfThisSite(value)) return { problems: [], uses: [{ what: 'link', value }] };
    const isUnknown = embedded && embedAddress(value) === undefined;
    return { problems: isUnknown ? [videoAddressProblem(value)] : [], uses: [] };
  },
});

/** A web address, https only; or, with `internal`, also the path of a page here, or a mail address. */
export function address(
  text: FieldText & { example: string; internal?: boolean; embedded?: boolean },
) {
  const pattern = text.internal ? /^(?:https:\/\/\S+|mailto:\S+|[/#]\S*)$/ : /^https:\/\/\S+$/;
  const max = 2000;
  return field(kind, z.string().max(max).regex(pattern), {
    max,
    pattern: pattern.source,
    ...text,
  });
}

/** Checks a link in markdown; a link within this site is looked up once all files are read. */
export function checkLink(address: string): FieldResult {
  const problem = addressProblem(address, true);
  if (problem !== undefined) {
    const message = `has the link ${quote(address)}, which ${problem.message}`;
    return { problems: [{ ...problem, message }], uses: [] };
  }
  return { problems: [], uses: isOfThisSite(address) ? [{ what: 'link', value: address }] : [] };
}

function isOfThisSite(address: string): boolean {
  return /^[/#]/.test(address);
}
