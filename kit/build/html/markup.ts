/** Reads an attribute of the first matching element, in HTML written by this site's build. */
export function attributeOf(html: string, element: RegExp, name: string): string | undefined {
  const [tag = ''] = element.exec(html) ?? [];
  return new RegExp(`\\s${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Not allowed in HTML.
  '\0': '\uFFFD',
};

/** Escapes text for HTML, for elements and attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\0]/g, (sign) => entities[sign] ?? sign);
}
