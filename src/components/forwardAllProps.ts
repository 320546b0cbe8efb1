/**
 * For `styled()`: hands every attribute to the element. Emotion drops those that it doesn't know, among them
 * `command`, `commandfor`, `closedby` and `popover`.
 */
export const native = {
  shouldForwardProp: (name: string) => name !== 'as' && name !== 'theme',
};
