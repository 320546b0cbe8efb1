import { buildSchema } from 'graphql';
import { graphqlTypes } from '../../../content/derive/graphql';
import { contentKinds } from '../../../content/model/entry';
import { type ContentKind, modelOf } from '../../../content/model/model';

const { definitions, unions } = graphqlTypes();

/** The kind of file that a GraphQL type stands for, by the type's name. */
export const kindOfType = new Map<string, ContentKind>(
  contentKinds.map((kind) => [modelOf(kind).typeName, kind]),
);

/** Gatsby's name for the question for one file of a type; for all of them it is `all` and the type's own. */
export function singular(type: string): string {
  return type.slice(0, 1).toLowerCase() + type.slice(1);
}

const unionTypes = unions.map(
  ({ name, typeNames }) => `union ${name} = ${Object.values(typeNames).join(' | ')}`,
);

const questions = [...kindOfType.keys()].map(
  (type) => `
  type All${type} { nodes: [${type}!]! }
  extend type Query {
    ${singular(type)}(id: Anything): ${type}!
    all${type}(filter: Anything, sort: Anything): All${type}!
  }`,
);

/** What the build adds to the types of the model, as far as pages ask for it. */
const additions = `
  type Query { site: Site! }
  type Site { siteMetadata: SiteMetadata! }
  type SiteMetadata { siteUrl: String! formEndpoint: String! }
  type File { publicURL: String childImageSharp: ImageSharp }
  type ImageSharp { gatsbyImageData: Anything! }
  interface Node { id: ID! }
  scalar Anything

  extend type LandingPage { videos: [Video!]! }
  extend type Policy { slug: String! html: String! }
  extend type Testimonial { slug: String! }
  extend type Video { slug: String! player: String! transcriptWords: String }
`;

/** The types that the site’s queries are written for, derived from the model as those of the build are. */
export const schema = buildSchema(
  [...definitions, ...unionTypes, additions, ...questions].join('\n'),
  // Gatsby's own directives are declared nowhere.
  { assumeValid: true, assumeValidSDL: true },
);

/** The type of a value of a union, which its `type` tells. */
export function typeInUnion(union: string, type: unknown): string | undefined {
  return unions.find(({ name }) => name === union)?.typeNames[String(type)];
}
