interface DataScriptProps {
  type: 'application/json' | 'application/ld+json';
  data: object;
}

/** Data for scripts or search engines, embedded in the page as JSON that no markup can end. */
export function DataScript({ type, data }: DataScriptProps) {
  const html = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no markup can begin
  return <script type={type} dangerouslySetInnerHTML={{ __html: html }} />;
}
