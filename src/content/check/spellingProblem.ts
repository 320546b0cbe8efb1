import { addressProblem } from '../model/addressProblem';
import { pathSpellingProblem } from '../model/pathProblem';
import { type ProblemText, quote } from '../model/problem';
import type { PlainShape } from '../model/shape';

/** The problem of a text that doesn't have the form that its kind asks for; undefined for a kind without one. */
export function spellingProblem({ info }: PlainShape, value: string): ProblemText | undefined {
  const example = `Write it like ${info.example}.`;
  switch (info.kind) {
    case 'text':
      return { message: 'has a line break', advice: 'Write it on one line, in double quotes.' };
    case 'path':
      return pathSpellingProblem(value);
    case 'address':
      return addressProblem(value, info.internal === true);
    case 'date': {
      const message = /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'does not exist' : 'is not a day';
      return { message: `${quote(value)} ${message}`, advice: example };
    }
    case 'email':
      return { message: `${quote(value)} is not a mail address`, advice: example };
    case 'picture': {
      const message = `${quote(value)} is not the path of a picture`;
      const advice = `${example} The file lies in content/images, its name in lower case.`;
      return { message, advice };
    }
    case 'reference': {
      const message = `${quote(value)} is not the name of a file`;
      return { message, advice: `${example} It is the name alone, in lower case, without ending.` };
    }
    default:
      return undefined;
  }
}
