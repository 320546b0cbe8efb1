import { createContext, useContext } from 'react';

/*
 * Stands in for Gatsby in the preview: what the site's own components ask of it. Queries have no meaning here,
 * since the data comes from the form.
 */

/** What the layout's query answers with. */
export const LayoutData = createContext<Queries.LayoutQuery | undefined>(undefined);

export function useStaticQuery(): Queries.LayoutQuery {
  const data = useContext(LayoutData);
  if (data === undefined) throw new Error('A page of the preview needs the data of its layout.');
  return data;
}

export function graphql(): undefined {
  return undefined;
}

/** The address of a path of the site, which may lie below a path itself. */
export function withPrefix(path: string): string {
  const [prefix = ''] = location.pathname.split('/admin/');
  return prefix === location.pathname ? path : prefix + path;
}
