import { htmlComplaint, inspectMarkdown } from '../markdown/inspectMarkdown';
import { addressFault, videoAddressFault } from '../model/addressFault';
import { embedAddress } from '../model/embedAddress';
import type { FieldInfo } from '../model/fields';
import { reservedPathFault } from '../model/pathFault';
import { type Complaint, quote } from '../model/problem';
import { tokenComplaints } from '../model/tokens';
import type { WrittenField } from '../model/walk';
import { hasInvisible, invisibleWords } from '../read/invisible';
import type { Use } from './fileResult';

export interface FieldJudgement {
  complaints: Complaint[];
  warnings: Complaint[];
  uses: Pick<Use, 'what' | 'collection' | 'value'>[];
}

/** Judges a field that fits its schema by the rules that no schema can tell: safety, addresses, tokens. */
export function judgeField({ shape: { info }, value }: WrittenField): FieldJudgement {
  if (typeof value !== 'string') return { complaints: [], warnings: [], uses: [] };
  const complaints = tokenComplaints(value, info.tokens ?? []);
  // JSON and quoted YAML can spell it with a backslash, past the look at the file's own characters.
  if (hasInvisible(value)) complaints.push(invisibleWords);
  const ofKind = judgeKind(info, value);
  return {
    complaints: [...complaints, ...ofKind.complaints],
    warnings: lengthWarnings(info, value),
    uses: ofKind.uses,
  };
}

function lengthWarnings({ advisedLength }: FieldInfo, value: string): Complaint[] {
  if (advisedLength === undefined || value.length <= advisedLength) return [];
  const message = `has ${value.length} characters`;
  return [{ message, advice: `It is seen whole up to about ${advisedLength}.` }];
}

function judgeKind(info: FieldInfo, value: string): Pick<FieldJudgement, 'complaints' | 'uses'> {
  switch (info.kind) {
    case 'text':
      return { complaints: listed(plainHtmlFault(value)), uses: [] };
    case 'markdown':
      return judgeMarkdown(value);
    case 'path':
      return { complaints: listed(reservedPathFault(value)), uses: [{ what: 'path', value }] };
    case 'address':
      return judgeAddress(info, value);
    case 'picture':
      return { complaints: [], uses: [{ what: 'picture', value }] };
    case 'reference':
      return {
        complaints: [],
        uses: [{ what: 'reference', value, collection: info.collection }],
      };
    default:
      return { complaints: [], uses: [] };
  }
}

function listed(complaint: Complaint | undefined): Complaint[] {
  return complaint === undefined ? [] : [complaint];
}

function plainHtmlFault(value: string): Complaint | undefined {
  const complaint = htmlComplaint(value);
  return complaint && { ...complaint, advice: 'Remove it: this field holds plain words.' };
}

function judgeMarkdown(value: string): Pick<FieldJudgement, 'complaints' | 'uses'> {
  const found = inspectMarkdown(value);
  const complaints = found.complaints.map(({ message, advice }) => ({ message, advice }));
  if (found.headings.length > 0) {
    const advice = 'Headings stand in a title field only.';
    complaints.push({ message: 'has a heading in it', advice });
  }
  const uses: FieldJudgement['uses'] = [];
  for (const { address } of found.links) {
    const { complaint, isOfThisSite } = judgeLink(address);
    complaints.push(...listed(complaint));
    if (isOfThisSite) uses.push({ what: 'link', value: address });
  }
  return { complaints, uses };
}

function judgeAddress(info: FieldInfo, value: string) {
  const complaint = addressFault(value, info.internal === true);
  if (complaint !== undefined) return { complaints: [complaint], uses: [] };
  if (isOfThisSite(value)) return { complaints: [], uses: [{ what: 'link', value } as const] };
  const isUnknown = info.embedded === true && embedAddress(value) === undefined;
  return { complaints: isUnknown ? [videoAddressFault(value)] : [], uses: [] };
}

function isOfThisSite(address: string): boolean {
  return /^[/#]/.test(address);
}

/** Judges a link in markdown; whether one to this site leads anywhere is to be looked up later. */
export function judgeLink(address: string): {
  complaint: Complaint | undefined;
  isOfThisSite: boolean;
} {
  const fault = addressFault(address, true);
  const message = `has the link ${quote(address)}, which ${fault?.message}`;
  const complaint = fault && { ...fault, message };
  return { complaint, isOfThisSite: fault === undefined && isOfThisSite(address) };
}
