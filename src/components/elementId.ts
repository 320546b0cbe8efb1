/**
 * The ids by which code finds elements. Each starts with an underscore, which ids of headings never contain
 * (src/content/markdown/headings.js), so no section title can collide with one.
 */
export const elementId = {
  content: '_content',
  menu: '_menu',
  requestDialog: (type: 'demo' | 'contact') => `_request-${type}`,
  videoDialog: (slug: string) => `_video-${slug}`,
};
