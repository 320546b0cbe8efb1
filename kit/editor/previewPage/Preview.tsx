import { useEffect } from 'react';
import { type FindPicture, SiteContent } from '../preview/content/siteContent';
import { keepInView } from '../preview/fields/follow';
import { outlineFields } from '../preview/fields/outlines';
import { PreviewedContent } from '../preview/gatsby';
import type { PreviewMessage } from '../preview/messages';
import { previews } from './register';
import { SearchAndShare } from './SearchAndShare';

/** What visitors would see of the file being edited: a page of the site on which its words are. */
export function Preview(props: Partial<PreviewMessage> & { findPicture: FindPicture }) {
  const { content, entry, follow, outlined, findPicture } = props;
  const isShown = content !== undefined && entry !== undefined;
  useEffect(() => (isShown && follow ? keepInView(follow) : undefined), [isShown, follow]);
  useEffect(() => (outlined ? outlineFields(outlined) : undefined), [outlined]);
  if (!isShown) return <p role="status">The page is loading…</p>;
  const Shown = previews[entry.collection];
  return (
    <PreviewedContent value={new SiteContent(content, findPicture).with(entry)}>
      {!outlined && <SearchAndShare entry={entry} />}
      {Shown ? (
        <Shown entry={entry} followed={follow?.field} />
      ) : (
        <p>This isn’t shown on any page.</p>
      )}
    </PreviewedContent>
  );
}
