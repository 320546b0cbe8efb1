import { formAnchors } from '../model/formAnchors';

/**
 * The ids by which code finds elements. Ids of headings never contain an underscore, nor are they one of the forms' own, so no heading can collide with one.
 */
export const elementId = {
  content: '_content',
  menu: '_menu',
  /** Links open the forms by their ids. */
  requestDialog: (type: 'demo' | 'contact') => formAnchors[type],
  requestField: (type: 'demo' | 'contact', name: string) => `_request-${type}-${name}`,
  videoDialog: (slug: string) => `_video-${slug}`,
};
