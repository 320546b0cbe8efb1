/*
 * What the loader hands over to the islands, which are another script and come later: properties of the document, and the
 * attribute `data-scripts` of its root, `ready` once the islands have begun and `none` where the loader has given up on
 * them.
 */
interface Document {
  /** The ids of the fields that the visitor has typed into. */
  typed?: Set<string>;
  /** The dialog, or other island, that the visitor turned to last. */
  wanted?: HTMLElement;
}
