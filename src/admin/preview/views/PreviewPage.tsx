import { useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react';
import { type FindPicture, SiteContent } from '../content/siteContent';
import { type CheckNote, checkNotes } from '../fields/checkNotes';
import { PreviewedContent } from '../gatsby';
import type { ContentFile, Scheme, SiteView } from '../messages';
import { showScheme } from '../scheme';
import { CheckNotes } from './CheckNotes';
import { ErrorBoundary } from './ErrorBoundary';
import { Preview } from './Preview';
import { SearchAndShare } from './SearchAndShare';

/** What the editing UI has sent so far. */
export interface PreviewState {
  content: readonly ContentFile[] | undefined;
  entry: ContentFile | undefined;
  view: SiteView;
  scheme: Scheme | undefined;
  /** What the check said about the file in the context of the site when it was last saved. */
  siteNotes: readonly CheckNote[];
}

interface PreviewPageProps extends PreviewState {
  findPicture: FindPicture;
  markOf(source: string): string;
  /** Lets the form show the notes at their fields. */
  sendNotes(notes: readonly CheckNote[]): void;
}

/** The page of the file being edited, below what is still to be done. */
export function PreviewPage(props: PreviewPageProps) {
  const { content, entry, view, scheme, siteNotes, findPicture, markOf, sendNotes } = props;
  // The page comes first: the notes can wait until it has been painted.
  const withFile = useDeferredValue(entry);
  const notes = useMemo(
    () => (withFile === undefined ? [] : checkNotes(withFile, content)),
    [withFile, content],
  );
  useEffect(() => sendNotes([...notes, ...siteNotes]), [notes, siteNotes, sendNotes]);
  useLayoutEffect(() => {
    if (scheme !== undefined) showScheme(document, scheme);
  });
  if (content === undefined || entry === undefined) return null;
  const site = new SiteContent(content, findPicture, markOf).with(entry);
  return (
    <>
      <CheckNotes notes={[...notes, ...siteNotes]} />
      <ErrorBoundary attempt={entry} instead={<p>This can’t be shown yet. Go on writing.</p>}>
        <PreviewedContent value={site}>
          <SearchAndShare entry={entry} />
          <Preview entry={entry} content={site} view={view} />
        </PreviewedContent>
      </ErrorBoundary>
    </>
  );
}
