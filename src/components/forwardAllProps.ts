/**
 * An option of `styled()` that passes every attribute on. Emotion drops those that it doesn't know, such as
 * `command`, `commandfor`, `closedby` and `popover`.
 */
export const native = {
  shouldForwardProp: (name: string) => name !== 'as' && name !== 'theme',
};
