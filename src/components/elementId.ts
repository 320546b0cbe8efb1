/**
 * The ids by which code finds elements. Each begins with an underscore, which the ids of headings never hold
 * (src/content/markdown/headings.ts): so no title of a section can take one of them.
 */
export const elementId = {
  content: '_content',
  menu: '_menu',
  requestDialog: (type: 'demo' | 'contact') => `_request-${type}`,
  videoDialog: (slug: string) => `_video-${slug}`,
};
