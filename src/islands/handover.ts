import type { advance } from './request/machine';

/**
 * The data that the loader (loader.ts), which is part of every page, hands over to the islands (browser.tsx). Two attributes
 * serve styles, too: `data-request` on a form is its state, and `data-scripts` on the root is `ready` once the islands have
 * begun, or `none` once the loader has given up on them.
 */
export interface Handover {
  /** The ids of the fields that the visitor has typed into. */
  typed: Set<string>;
  /** The dialog, or other island, that the visitor turned to last. */
  wanted?: HTMLElement;
  /** Changes a form’s state when the islands take it over, or fail to. */
  advance: typeof advance;
}

declare global {
  interface Document {
    /** Set by the loader, which the build and the editor’s preview lack. */
    handover?: Handover;
  }
}
