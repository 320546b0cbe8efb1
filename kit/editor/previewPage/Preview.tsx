import type { PreviewProps } from '../preview/shownPages';
import { previews } from './register';

/** What a visitor would see of the file being edited: a page of the site on which its words are. */
export function Preview(props: PreviewProps) {
  const Shown = previews[props.entry.collection];
  return Shown ? <Shown {...props} /> : <p>This isn’t shown on any page.</p>;
}
