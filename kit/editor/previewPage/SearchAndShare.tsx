import styled from '@emotion/styled';
import { useContext, useSyncExternalStore } from 'react';
import { shareSize } from '../../build/share/sharePicture';
import { type ContentFile, isUnlisted } from '../../content/model/entry';
import { contentModel } from '../../content/model/model';
import { PreviewedContent } from '../preview/gatsby';
import { shareGround } from './register';

/** How a page looks in search results, cut where they cut it, and as a link on other sites. */
export function SearchAndShare({ entry }: { entry: ContentFile }) {
  const { collection, name, fields } = entry;
  const [title, description] = [useHead('title'), useHead('meta[name="description"]', 'content')];
  const address = useHead('link[rel="canonical"]', 'href');
  const shared = useContext(PreviewedContent).sharePicture(collection, name);
  const { page } = contentModel[collection];
  if (page === undefined) return null;
  // While a path is being typed, it may be invalid.
  const { host, pathname } = new URL(URL.canParse(address) ? address : location.href);
  const source = (field: string) => ({ 'data-field': `${collection}/${name}.${field}` });
  return (
    <Strip data-outside-page aria-label={words}>
      <details>
        <summary>{words}</summary>
        {isUnlisted({ collection, fields }) ? (
          <p>Search engines are told to leave this page out.</p>
        ) : (
          <blockquote>
            <p {...source(typeof page.path === 'object' ? page.path.field : page.title)}>
              {host + pathname.replace(/\/$/, '').replaceAll('/', ' › ')}
            </p>
            <strong {...source(page.title)}>{title}</strong>
            <p {...source(page.description)}>{description}</p>
          </blockquote>
        )}
        <figure>
          {/* The build doesn’t enlarge it. */}
          <img
            src={shared?.src ?? '../../icon-512.png'}
            alt=""
            style={{ maxWidth: `${(100 * (shared?.width ?? 512)) / shareSize.width}%` }}
          />
        </figure>
      </details>
    </Strip>
  );
}

const words = 'In search results and on other sites';

/** What the page's head says now; Helmet updates it a moment after the page. */
function useHead(selector: string, attribute = ''): string {
  return useSyncExternalStore(subscribeToHead, () => {
    const element = document.head.querySelector(selector);
    return element?.getAttribute(attribute) ?? element?.textContent ?? '';
  });
}

function subscribeToHead(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(document.head, everything);
  return () => observer.disconnect();
}

/** Something above the page that isn’t part of it, at its own size. A click on a `data-field` in it opens that field. */
const Strip = styled.section`
  zoom: var(--unscaled, 1);
  padding: 0.5rem clamp(1rem, 4vw, 3rem);
  border-bottom: 1px solid var(--color-line, GrayText);
  background: var(--color-surface, Canvas);
  font-size: 0.875rem;

  blockquote {
    max-width: 600px;
    margin: 1rem 0;
    font-family: arial, sans-serif;
    cursor: pointer;
  }

  strong {
    display: block;
    overflow: hidden;
    font: 20px arial, sans-serif;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong + p {
    overflow: hidden;
    max-height: 2lh;
  }

  figure {
    position: relative;
    max-width: 480px;
    margin: 0;
    aspect-ratio: ${shareSize.width} / ${shareSize.height};
    background: ${shareGround};
  }

  img {
    position: absolute;
    inset: 0;
    margin: auto;
    max-height: 100%;
  }
`;
