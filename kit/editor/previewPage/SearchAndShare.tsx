import styled from '@emotion/styled';
import { useContext, useEffect, useReducer } from 'react';
import { shareSize } from '../../build/share/sharePicture';
import { type ContentFile, isUnlisted } from '../../content/model/entry';
import { contentModel } from '../../content/model/model';
import { PreviewedContent } from '../preview/gatsby';
import { shareGround } from './register';

/** How a page looks in search results, cut where they cut it, and as a link on other sites. */
export function SearchAndShare({ entry }: { entry: ContentFile }) {
  const { collection, name, fields } = entry;
  const shared = useContext(PreviewedContent).sharePicture(entry);
  const { page } = contentModel[collection];
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    // Helmet changes the head a moment after the page.
    const observer = new MutationObserver(redraw);
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(document.head, everything);
    return () => observer.disconnect();
  }, []);
  if (page === undefined) return null;
  const inHead = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? '';
  const address = inHead('link[rel="canonical"]', 'href').replace(/^\w+:\/\/|\/$/g, '');
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
              {address.replaceAll('/', ' › ')}
            </p>
            <strong {...source(page.title)}>{document.title}</strong>
            <p {...source(page.description)}>{inHead('meta[name="description"]', 'content')}</p>
          </blockquote>
        )}
        <img src={shared ?? '../../icon-512.png'} alt="" />
      </details>
    </Strip>
  );
}

const words = 'In search results and on other sites';

/** Something above the page that isn’t part of it, at its own size. A click on a `data-field` in it opens that field. */
const Strip = styled.section`
  zoom: var(--unscaled, 1);
  padding: 0.5rem clamp(1rem, 4vw, 3rem);
  border-bottom: 1px solid var(--color-line, GrayText);
  background: var(--color-surface, Canvas);
  font: 0.875rem arial, sans-serif;

  blockquote {
    max-width: 600px;
    margin: 1rem 0;
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

  img {
    width: 100%;
    max-width: 480px;
    aspect-ratio: ${shareSize.width} / ${shareSize.height};
    background: ${shareGround};
    object-fit: contain;
  }
`;
