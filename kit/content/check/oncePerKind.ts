import type { Problem } from '../fields/problem';

/** How many other lines are named: a list that nobody reads to its end says no more. */
const mostNamed = 5;

/**
 * The problems of a file, with one in the place of all that say the same of several lines of its text; it names the
 * other lines. What is left to do before the site goes live stays a list.
 */
export function oncePerKind(problems: readonly Problem[]): Problem[] {
  const isText = ({ severity, field }: Problem) => severity !== 'launch' && field === '';
  const kind = ({ code, severity, advice }: Problem) => `${code} ${severity} ${advice}`;
  const kinds = new Map<string, Problem[]>();
  for (const each of problems.filter(isText)) {
    kinds.set(kind(each), [...(kinds.get(kind(each)) ?? []), each]);
  }
  return problems.flatMap((problem) => {
    const [first, ...others] = isText(problem) ? (kinds.get(kind(problem)) ?? []) : [problem];
    // Of two things in one line, each is said.
    const isOther = problem.line === first?.line && problem.message !== first.message;
    if (first !== problem) return isOther ? problem : [];
    const lines = [...new Set(others.map(({ line }) => line))].filter(
      (line) => line !== first.line,
    );
    return lines.length === 0 ? first : withLines(first, lines);
  });
}

const listed = new Intl.ListFormat('en-GB');

function withLines(problem: Problem, lines: readonly number[]): Problem {
  const noun = lines.length === 1 ? 'line' : 'lines';
  const named = lines.slice(0, mostNamed).map(String);
  const more = lines.length > mostNamed ? [`${lines.length - mostNamed} more`] : [];
  const inFile = ` The same is in ${noun} ${listed.format([...named, ...more])}.`;
  const { advice = problem.advice } = problem.form ?? {};
  const form = {
    ...problem.form,
    advice: `${advice} The same is in ${lines.length} other ${noun}.`,
  };
  return { ...problem, advice: problem.advice + inFile, form };
}
