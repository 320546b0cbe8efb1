import type { Fact } from './facts';

/**
 * Facts about the page as JSON-LD. It is part of the page rather than of its head, where react-helmet would write
 * it anew in the browser, which Trusted Types refuse; React leaves alone what the build has rendered.
 */
export function StructuredData({ facts }: { facts: readonly Fact[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': facts });
  // Nothing in a text may end the script.
  const html = json.replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no markup can begin
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
