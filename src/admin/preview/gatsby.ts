import { type DocumentNode, Kind, parse } from 'graphql';
import { createContext, useContext } from 'react';
import { answer } from './content/answer';
import type { SiteContent } from './content/siteContent';

/*
 * Stands in for Gatsby in the preview: what the site's own components ask of it.
 */

/** Every query and fragment that the site's modules have written so far, by the text that `graphql` was given. */
const documents = new Map<object, DocumentNode>();

/** The content that queries are answered from. */
export const PreviewedContent = createContext<SiteContent | undefined>(undefined);

/** Keeps a query or fragment, and stands for it from then on. */
export function graphql(text: TemplateStringsArray): TemplateStringsArray {
  if (!documents.has(text)) documents.set(text, parse(text.join('')));
  return text;
}

/** Answers a query of `graphql` from the form and the content around it; Gatsby's own knows no variables. */
export function useStaticQuery<Data>(
  query: object,
  variables: Record<string, string | undefined> = {},
): Data {
  const content = useContext(PreviewedContent);
  if (content === undefined) throw new Error('A page of the preview needs content to show.');
  return answer<Data>(documentFor(query), variables, content);
}

/** A query beside every fragment: those that it doesn't spread do no harm. */
export function documentFor(query: object): DocumentNode {
  const fragments = [...documents.values()]
    .flatMap(({ definitions }) => definitions)
    .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return {
    kind: Kind.DOCUMENT,
    definitions: [...(documents.get(query)?.definitions ?? []), ...fragments],
  };
}

/** The address of a path of the site, which may lie below a path itself. */
export function withPrefix(path: string): string {
  const [prefix = ''] = location.pathname.split('/admin/');
  return prefix === location.pathname ? path : prefix + path;
}
