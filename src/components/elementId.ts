import { formAnchors } from '../model/formAnchors';

/**
 * The ids by which code finds elements. No heading can collide with one: ids of headings contain no underscore, and never
 * equal a form’s.
 */
export const elementId = {
  content: '_content',
  menu: '_menu',
  /** Links open the forms by their ids. */
  requestDialog: (type: 'demo' | 'contact') => formAnchors[type],
  requestField: (type: 'demo' | 'contact', name: string) => `_request-${type}-${name}`,
  videoDialog: (slug: string) => `_video-${slug}`,
};
