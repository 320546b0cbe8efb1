import styled from '@emotion/styled';
import { useContext, useState, useSyncExternalStore } from 'react';
import { shareSize } from '../../build/share/sharePicture';
import type { PageKind } from '../../content/fields/collection';
import { isUnlisted } from '../../content/model/entry';
import { contentModel } from '../../content/model/model';
import type { ContentFile } from '../form/formContent';
import { PreviewedContent } from '../preview/gatsby';
import { Strip } from '../preview/Strip';
import { shareGround } from './register';

/** How a page looks in search results and as a link on other sites. */
export function SearchAndShare({ entry }: { entry: ContentFile }) {
  const { collection, name, fields } = entry;
  const [isOpen, setOpen] = useState(false);
  const { page } = contentModel[collection];
  if (page === undefined) return null;
  return (
    <Strip title={title}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{title}</summary>
        <Columns>
          {isUnlisted({ collection, fields }) ? (
            <p>Search engines are told to leave this page out.</p>
          ) : (
            <SearchResult page={page} source={`${collection}/${name}`} />
          )}
          {isOpen && <SharedLink collection={collection} name={name} />}
        </Columns>
      </details>
    </Strip>
  );
}

const title = 'In search results and on other sites';

interface ResultProps {
  page: PageKind;
  /** Such as `pages/clients`. */
  source: string;
}

/** A search result, cut where search engines cut it: by the width of the title, and after two lines of description. */
function SearchResult({ page, source }: ResultProps) {
  const title = useHead('title');
  const description = useHead('meta[name="description"]', 'content');
  const address = useHead('link[rel="canonical"]', 'href');
  // While a path is being typed, it may be invalid.
  const { host, pathname } = new URL(URL.canParse(address) ? address : location.href);
  const steps = pathname.split('/').filter((step) => step !== '');
  return (
    <Result>
      <p data-field={`${source}.${typeof page.path === 'object' ? page.path.field : page.title}`}>
        {[host, ...steps].join(' › ')}
      </p>
      <ResultTitle data-field={`${source}.${page.title}`}>{title}</ResultTitle>
      <ResultText data-field={`${source}.${page.description}`}>{description}</ResultText>
    </Result>
  );
}

/** What the page's head says now; Helmet updates it a moment after the page. */
function useHead(selector: string, attribute?: string): string {
  return useSyncExternalStore(subscribeToHead, () => {
    const element = document.head.querySelector(selector);
    return (attribute ? element?.getAttribute(attribute) : element?.textContent) ?? '';
  });
}

function subscribeToHead(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(document.head, everything);
  return () => observer.disconnect();
}

/** The picture that the build makes for other sites (kit/build/share), made by the browser. */
function SharedLink({ collection, name }: Pick<ContentFile, 'collection' | 'name'>) {
  const shown = useContext(PreviewedContent).sharePicture(collection, name);
  return (
    <Frame>
      <img src={shown ?? '../../icon-512.png'} alt="" />
    </Frame>
  );
}

/** The width of a search result, and that of a shared link in a conversation, in pixels. */
const [resultWidth, linkWidth] = [600, 480];

const Columns = styled.div`
  display: flex;
  overflow-x: auto;
  flex-wrap: wrap;
  gap: 2rem;
  padding-block: 1rem;
`;

const Result = styled.div`
  width: ${resultWidth}px;
  max-width: 100%;
  font-family: arial, sans-serif;
`;

const ResultTitle = styled.p`
  overflow: hidden;
  margin-block: 0.25rem;
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

const Frame = styled.div`
  zoom: ${linkWidth / shareSize.width};
  flex: none;
  background: ${shareGround};

  img {
    display: block;
    width: ${shareSize.width}px;
    height: ${shareSize.height}px;
    object-fit: scale-down;
  }
`;
