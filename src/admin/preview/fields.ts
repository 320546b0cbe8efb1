import { shownText } from '../../content/derive/shownText';
import type { ObjectShape, Shape } from '../../content/model/shape';
import { branchOf, childOf } from '../../content/model/shape';

/**
 * Reads fields that may be unfinished or wrong, as pages show them. Where a word is missing its label stands in
 * its place, so that a writer sees where it will be; what has no place on a page is passed over. Never throws.
 */
export class Fields {
  constructor(
    private readonly shape: ObjectShape | undefined,
    private readonly value: unknown,
    /** What `{product}` becomes. */
    private readonly product: string,
  ) {}

  /** A text that pages always have. */
  text(name: string): string {
    return this.textOrNull(name) ?? this.standIn(name);
  }

  /** A text that pages can do without. */
  textOrNull(name: string): string | null {
    const value = childOf(this.value, name);
    if (typeof value !== 'string' || value.trim() === '') return null;
    return shownText(kindOf(this.shapeOf(name)), value, this.product);
  }

  /** A text that is no word, such as an address; empty where it is missing. */
  plain(name: string): string {
    return this.textOrNull(name) ?? '';
  }

  /** A whole number within two bounds. */
  number(name: string, { min, max }: { min: number; max: number }): number {
    const value = Math.trunc(Number(childOf(this.value, name)));
    return Number.isNaN(value) ? min : Math.min(Math.max(value, min), max);
  }

  flag(name: string): boolean | null {
    return childOf(this.value, name) === true ? true : null;
  }

  /** A group of fields that pages always have. */
  group(name: string): Fields {
    return this.fieldsOf(this.shapeOf(name), childOf(this.value, name));
  }

  /** A group of fields that pages can do without. */
  groupOrNull<Made>(name: string, make: (fields: Fields) => Made): Made | null {
    const value = childOf(this.value, name);
    return typeof value === 'object' && value !== null ? make(this.group(name)) : null;
  }

  /** A list of texts; those that are empty are left out. */
  texts(name: string): string[] {
    const shape = this.shapeOf(name);
    const kind = kindOf(shape?.is === 'list' ? shape.item : undefined);
    return this.items(name).flatMap((item) =>
      typeof item === 'string' && item.trim() !== '' ? shownText(kind, item, this.product) : [],
    );
  }

  list<Made>(name: string, make: (fields: Fields) => Made): Made[] {
    const shape = this.shapeOf(name);
    const item = shape?.is === 'list' ? shape.item : undefined;
    return this.items(name).map((value) => make(this.fieldsOf(item, value)));
  }

  /** Which one of several groups of fields it is. */
  get type(): string {
    const type = childOf(this.value, 'type');
    return typeof type === 'string' ? type : '';
  }

  private items(name: string): unknown[] {
    const value = childOf(this.value, name);
    return Array.isArray(value) ? value : [];
  }

  private fieldsOf(shape: Shape | undefined, value: unknown): Fields {
    const group = shape?.is === 'blocks' ? branchOf(shape, value) : shape;
    return new Fields(group?.is === 'object' ? group : undefined, value, this.product);
  }

  private shapeOf(name: string): Shape | undefined {
    return this.shape?.fields.find((field) => field.name === name)?.shape;
  }

  private standIn(name: string): string {
    const shape = this.shapeOf(name);
    return shownText(kindOf(shape), `‹${shape?.label ?? name}›`, this.product);
  }
}

function kindOf(shape: Shape | undefined): string {
  return shape?.is === 'plain' ? shape.kind.name : 'text';
}
