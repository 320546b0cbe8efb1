/**
 * An option of `styled()` that passes on every attribute. Emotion drops those that it doesn't know, such as `command`,
 * `commandfor` and `popover`.
 */
export const forwardAllProps = {
  shouldForwardProp: (name: string) => name !== 'as' && name !== 'theme',
};
