import type { FieldPath, LineProblem } from '../model/problem';

/** The fields of a file as they are written, before the model has had its say. */
export interface Reading {
  value: unknown;
  /** Problems of the writing itself, such as a quote that is never closed. */
  problems: LineProblem[];
  /** Whether the problems leave the value in doubt, so that nothing more can be said of it. */
  broken: boolean;
  /** The line of a field; of a field that isn't there, the line of the group that lacks it. */
  lineOf(path: FieldPath): number;
}

/** A value together with the place where it begins. */
export interface Placed {
  line: number;
  value: unknown;
  /** Of a group or list: what it holds, by name or by index. */
  children: Map<string | number, Placed>;
}

/** Looks up lines in what was read; as far as the path leads. */
export function lineIn(root: Placed): (path: FieldPath) => number {
  return (path) => {
    let placed = root;
    for (const step of path) {
      const next = placed.children.get(step);
      if (next === undefined) break;
      placed = next;
    }
    return placed.line;
  };
}

/** A group of fields under construction, in which a name given twice is noticed. */
export class Group {
  readonly value: Record<string, unknown> = {};
  readonly children = new Map<string | number, Placed>();

  /** Adds a field. Returns what is wrong with it: its name is there already. */
  add(name: string, field: Placed): LineProblem | undefined {
    const earlier = this.children.get(name);
    this.children.set(name, field);
    // A plain assignment of __proto__ would change the object instead of adding a field.
    const options = { enumerable: true, configurable: true, writable: true };
    Object.defineProperty(this.value, name, { value: field.value, ...options });
    if (earlier === undefined) return undefined;
    return {
      line: field.line,
      message: `has the field ${name} for a second time`,
      advice: `It already stands in line ${earlier.line}. Remove one of the two.`,
    };
  }
}
