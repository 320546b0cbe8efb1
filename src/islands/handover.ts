import type { advance } from './request/machine';

/**
 * What the loader (loader.ts), which is part of every page, hands over to the islands (browser.tsx), which come later. Two
 * attributes are for styles as well: on a form its state, `data-request`, and on the root `data-scripts`, `ready` once the
 * islands have begun and `none` where the loader has given up on them.
 */
export interface Handover {
  /** The ids of the fields that the visitor has typed into. */
  typed: Set<string>;
  /** The dialog, or other island, that the visitor turned to last. */
  wanted?: HTMLElement;
  /** Moves a form on when the islands take it over, or fail at it. */
  advance: typeof advance;
}

declare global {
  interface Document {
    /** Set by the loader, which the build and the editor’s preview lack. */
    handover?: Handover;
  }
}
