import { useEffect } from 'react';
import { type FindPicture, SiteContent } from '../preview/content/siteContent';
import { type FollowedField, showField } from '../preview/fields/follow';
import { outlineFields } from '../preview/fields/outlines';
import { PreviewedContent } from '../preview/gatsby';
import type { PreviewMessage } from '../preview/messages';
import { Preview } from './Preview';
import { SearchAndShare } from './SearchAndShare';

/** What the form has told so far. */
export interface PreviewState extends Partial<PreviewMessage> {
  /** The field that was changed or has got the focus last. */
  follow?: FollowedField;
}

/** The page of the file being edited. */
export function PreviewPage(props: PreviewState & { findPicture: FindPicture }) {
  const { content, entry, follow, outlined, findPicture } = props;
  useEffect(() => {
    if (follow) showField(follow);
  }, [follow]);
  useEffect(() => (outlined ? outlineFields(outlined) : undefined), [outlined]);
  if (content === undefined || entry === undefined)
    return <p role="status">The page is loading…</p>;
  const site = new SiteContent(content, findPicture).with(entry);
  return (
    <PreviewedContent value={site}>
      <SearchAndShare entry={entry} />
      <Preview entry={entry} followed={follow?.field} />
    </PreviewedContent>
  );
}
