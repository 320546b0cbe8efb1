import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { theme } from '../../../theme';

/** A search result, cut where search engines cut it: by the width of the title, and after two lines of description. */
export function SearchResult({ source }: { source: string }) {
  const title = useHead(() => document.title);
  const description = useHead(() => attributeOf('meta[name="description"]', 'content'));
  const address = useHead(() => attributeOf('link[rel="canonical"]', 'href'));
  // While a path is being typed, it may be invalid.
  const { host, pathname } = new URL(URL.canParse(address) ? address : location.href);
  const steps = pathname.split('/').filter((step) => step !== '');
  return (
    <Result>
      <p data-field={`${source}.${source.startsWith('pages/') ? 'path' : 'title'}`}>
        {[host, ...steps].join(' › ')}
      </p>
      <ResultTitle data-field={`${source}.title`}>{title}</ResultTitle>
      <ResultText data-field={`${source}.description`}>{description}</ResultText>
    </Result>
  );
}

/** What the page's head says now; Helmet updates it a moment after the page. */
function useHead(read: () => string): string {
  return useSyncExternalStore(subscribeToHead, read);
}

function subscribeToHead(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(document.head, everything);
  return () => observer.disconnect();
}

function attributeOf(selector: string, name: string): string {
  return document.head.querySelector(selector)?.getAttribute(name) ?? '';
}

/** The width of a search result, in pixels. */
const resultWidth = 600;

const Result = styled.div`
  width: ${resultWidth}px;
  max-width: 100%;
  font-family: arial, sans-serif;

  > * {
    cursor: pointer;
  }
`;

const ResultTitle = styled.p`
  overflow: hidden;
  margin-block: ${theme.space[4]};
  font-size: 20px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const ResultText = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
