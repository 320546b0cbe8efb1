import { type DocumentNode, Kind, parse } from 'graphql';
import { createContext, useContext } from 'react';
import { answerQuery } from './content/answerQuery';
import { SiteContent } from './content/siteContent';

/* Replaces Gatsby in the preview: the parts that the site's own components use. */

/** Every query and fragment of the modules loaded so far, by the text that `graphql` was given. */
const documents = new Map<object, DocumentNode>();

/** The content that queries run on. */
export const PreviewedContent = createContext(new SiteContent([], () => null));

/** Registers a query or fragment; the returned text identifies it. */
export function graphql(text: TemplateStringsArray): TemplateStringsArray {
  if (!documents.has(text)) documents.set(text, parse(text.join('')));
  return text;
}

/** Runs a query of `graphql` on the form and the content around it; Gatsby's own has no variables. */
export function useStaticQuery<Data>(
  query: object,
  variables: Record<string, string | undefined> = {},
): Data {
  return answerQuery<Data>(documentFor(query), variables, useContext(PreviewedContent));
}

/** A query together with every fragment; unused ones do no harm. */
export function documentFor(query: object): DocumentNode {
  const fragments = [...documents.values()]
    .flatMap(({ definitions }) => definitions)
    .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return {
    kind: Kind.DOCUMENT,
    definitions: [...(documents.get(query)?.definitions ?? []), ...fragments],
  };
}
