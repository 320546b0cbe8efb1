import { formatPath } from '../fields/paths';
import { isMistake, type Problem } from '../fields/problem';

/**
 * What makes GitHub show problems and warnings at their lines in a pull request: a line of output for each.
 *
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function annotations(problems: readonly Problem[]): string[] {
  return problems.map((problem) => {
    const { file, line, path, message, advice } = problem;
    const level = isMistake(problem) ? 'error' : 'warning';
    const title = path.length === 0 ? '' : `,title=${escapedProperty(formatPath(path))}`;
    const words = escaped(`${message}. ${advice}`.trimEnd());
    return `::${level} file=${escapedProperty(file)},line=${line}${title}::${words}`;
  });
}

function escaped(words: string): string {
  return words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapedProperty(words: string): string {
  return escaped(words).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
