import { useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react';
import { type FindPicture, SiteContent } from '../content/siteContent';
import { type Note, notesOn } from '../fields/notesOn';
import { PreviewedContent } from '../gatsby';
import type { ContentFile, Scheme, SiteView } from '../messages';
import { showScheme } from '../scheme';
import { ErrorBoundary } from './ErrorBoundary';
import { Notes } from './Notes';
import { Preview } from './Preview';
import { SearchAndShare } from './SearchAndShare';

/** What the editing UI has told so far. */
export interface Shown {
  content: readonly ContentFile[] | undefined;
  entry: ContentFile | undefined;
  view: SiteView;
  scheme: Scheme | undefined;
  /** What the check said of the file, beside the rest of the site, when it was saved last. */
  notesOfSite: readonly Note[];
}

interface PreviewPageProps extends Shown {
  findPicture: FindPicture;
  markOf(source: string): string;
  /** Lets the form show them at their fields. */
  tellNotes(notes: readonly Note[]): void;
}

/** The page of the file that is being edited, below what is still to be done there. */
export function PreviewPage(props: PreviewPageProps) {
  const { content, entry, view, scheme, notesOfSite, findPicture, markOf, tellNotes } = props;
  // The page comes first: what is missing can wait until it has been painted.
  const withFile = useDeferredValue(entry);
  const notes = useMemo(
    () => (withFile === undefined ? [] : notesOn(withFile, content)),
    [withFile, content],
  );
  useEffect(() => tellNotes([...notes, ...notesOfSite]), [notes, notesOfSite, tellNotes]);
  useLayoutEffect(() => {
    if (scheme !== undefined) showScheme(document, scheme);
  });
  if (content === undefined || entry === undefined) return null;
  const site = new SiteContent(content, findPicture, markOf).with(entry);
  return (
    <>
      <Notes notes={[...notes, ...notesOfSite]} />
      <ErrorBoundary attempt={entry} instead={<p>This can’t be shown yet. Go on writing.</p>}>
        <PreviewedContent value={site}>
          <SearchAndShare entry={entry} />
          <Preview entry={entry} content={site} view={view} />
        </PreviewedContent>
      </ErrorBoundary>
    </>
  );
}
