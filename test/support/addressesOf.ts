/** The addresses that a page links to or is made of, including what waits in the template for scripts. */
export function addressesOf(document: Document, base: string): URL[] {
  const waiting = [...document.querySelectorAll('template')].map(({ content }) => content);
  const elements = [document, ...waiting].flatMap((part) => [...part.querySelectorAll('*')]);
  return ['href', 'src', 'srcset', 'imagesrcset'].flatMap((name) =>
    elements.flatMap((element) => {
      const value = element.getAttribute(name);
      const found = name.endsWith('srcset') ? value?.split(/,\s+/) : value && [value];
      return (found || []).map((each) => new URL(each.trim().split(/\s/)[0] ?? '', base));
    }),
  );
}
