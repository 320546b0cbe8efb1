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
