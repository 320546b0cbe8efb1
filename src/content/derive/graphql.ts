import { collectionNames } from '../model/entry';
import { modelOf } from '../model/model';
import type { ObjectShape, Shape } from '../model/shape';

/** A GraphQL union, and its types by the value of the `type` field. */
interface GraphQLUnion {
  name: string;
  typeNames: Record<string, string>;
}

/** The GraphQL types of all content, derived from the model; the definitions are in GraphQL's own language. */
export function graphqlTypes() {
  const definitions = new Map<string, string>();
  const unions = new Map<string, GraphQLUnion>();
  for (const collection of collectionNames) {
    const shape = modelOf(collection);
    definitions.set(shape.typeName, typeDefinition(shape, ' implements Node'));
  }
  return { definitions: [...definitions.values()], unions: [...unions.values()] };

  function typeDefinition({ typeName, fields }: ObjectShape, node = ''): string {
    const lines = fields.map((field) => {
      const type = typeOf(field.shape);
      return `  ${field.name}: ${field.required ? required(type) : type}`;
    });
    // The gate sets it on what visitors don't see: src/content/model/publication.ts.
    if (fields.some(({ name }) => name === 'draft')) lines.push('  draftLabel: String');
    return `type ${typeName}${node} @dontInfer {\n${lines.join('\n')}\n}`;
  }

  function typeOf(shape: Shape): string {
    if (shape.is === 'list') {
      return required(typeOf(shape.item)).replace(/^\S+/, (item) => `[${item}]`);
    }
    if (shape.is === 'plain') {
      const { typeName, options = [] } = shape;
      if (typeName) definitions.set(typeName, `enum ${typeName} { ${options.join(' ')} }`);
      return shape.graphql;
    }
    const { typeName } = shape;
    if (shape.is === 'object') {
      if (!definitions.has(typeName)) definitions.set(typeName, typeDefinition(shape));
    } else if (!unions.has(typeName)) {
      const typeNames: Record<string, string> = {};
      unions.set(typeName, { name: typeName, typeNames });
      for (const [type, option] of shape.options) typeNames[type] = typeOf(option);
    }
    return typeName;
  }
}

/** `Video @link(by: "slug")` with a `!` becomes `Video! @link(by: "slug")`. */
function required(type: string): string {
  return type.replace(/^\S+/, (name) => `${name}!`);
}
