import { htmlProblem, inspectMarkdown } from '../markdown/inspectMarkdown';
import { addressProblem, videoAddressProblem } from '../model/addressProblem';
import { embedAddress } from '../model/embedAddress';
import type { FieldInfo } from '../model/fields';
import { reservedPathProblem } from '../model/pathProblem';
import { type ProblemText, quote } from '../model/problem';
import { tokenProblems } from '../model/tokens';
import type { WrittenField } from '../model/walk';
import { hasInvisible, invisibleWords } from '../read/invisible';
import type { Use } from './fileResult';

export interface FieldResult {
  problems: ProblemText[];
  warnings: ProblemText[];
  uses: Pick<Use, 'what' | 'collection' | 'value'>[];
}

/** Checks a field that fits its schema by the rules that no schema can tell: safety, addresses, tokens. */
export function checkField({ shape: { info }, value }: WrittenField): FieldResult {
  if (typeof value !== 'string') return { problems: [], warnings: [], uses: [] };
  const problems = tokenProblems(value, info.tokens ?? []);
  // JSON and quoted YAML can spell it with a backslash, past the look at the file's own characters.
  if (hasInvisible(value)) problems.push(invisibleWords);
  const ofKind = checkKind(info, value);
  return {
    problems: [...problems, ...ofKind.problems],
    warnings: lengthWarnings(info, value),
    uses: ofKind.uses,
  };
}

function lengthWarnings({ advisedLength }: FieldInfo, value: string): ProblemText[] {
  if (advisedLength === undefined || value.length <= advisedLength) return [];
  const message = `has ${value.length} characters`;
  return [{ message, advice: `It is seen whole up to about ${advisedLength}.` }];
}

function checkKind(info: FieldInfo, value: string): Pick<FieldResult, 'problems' | 'uses'> {
  switch (info.kind) {
    case 'text':
      return { problems: listed(plainHtmlProblem(value)), uses: [] };
    case 'markdown':
      return checkMarkdown(value);
    case 'path':
      return { problems: listed(reservedPathProblem(value)), uses: [{ what: 'path', value }] };
    case 'address':
      return checkAddress(info, value);
    case 'picture':
      return { problems: [], uses: [{ what: 'picture', value }] };
    case 'reference':
      return {
        problems: [],
        uses: [{ what: 'reference', value, collection: info.collection }],
      };
    default:
      return { problems: [], uses: [] };
  }
}

function listed(problem: ProblemText | undefined): ProblemText[] {
  return problem === undefined ? [] : [problem];
}

function plainHtmlProblem(value: string): ProblemText | undefined {
  const problem = htmlProblem(value);
  return problem && { ...problem, advice: 'Remove it: this field holds plain words.' };
}

function checkMarkdown(value: string): Pick<FieldResult, 'problems' | 'uses'> {
  const found = inspectMarkdown(value);
  const problems = found.problems.map(({ message, advice }) => ({ message, advice }));
  if (found.headings.length > 0) {
    const advice = 'Headings stand in a title field only.';
    problems.push({ message: 'has a heading in it', advice });
  }
  const uses: FieldResult['uses'] = [];
  for (const { address } of found.links) {
    const { problem, isOfThisSite } = checkLink(address);
    problems.push(...listed(problem));
    if (isOfThisSite) uses.push({ what: 'link', value: address });
  }
  return { problems, uses };
}

function checkAddress(info: FieldInfo, value: string) {
  const problem = addressProblem(value, info.internal === true);
  if (problem !== undefined) return { problems: [problem], uses: [] };
  if (isOfThisSite(value)) return { problems: [], uses: [{ what: 'link', value } as const] };
  const isUnknown = info.embedded === true && embedAddress(value) === undefined;
  return { problems: isUnknown ? [videoAddressProblem(value)] : [], uses: [] };
}

function isOfThisSite(address: string): boolean {
  return /^[/#]/.test(address);
}

/** Checks a link in markdown; whether one to this site leads anywhere is to be looked up later. */
export function checkLink(address: string): {
  problem: ProblemText | undefined;
  isOfThisSite: boolean;
} {
  const found = addressProblem(address, true);
  const message = `has the link ${quote(address)}, which ${found?.message}`;
  const problem = found && { ...found, message };
  return { problem, isOfThisSite: found === undefined && isOfThisSite(address) };
}
