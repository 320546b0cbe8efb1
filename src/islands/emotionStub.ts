import { serializeStyles } from '@emotion/serialize';
import { type ComponentType, createElement } from 'react';

/*
 * Replaces emotion in the scripts for browsers (kit/build/html/islandFiles.ts). The page has all styles, so components only
 * need their class names. It can style elements, not components: test/islands/takeover.spec.ts compares the classes with
 * the page’s.
 */

type Styles = Parameters<typeof serializeStyles>[0];

/** Like emotion’s `styled`, after its Babel plugin: https://emotion.sh/docs/@emotion/babel-plugin */
export default function styled(tag: string, { target }: { target: string }) {
  return (...styles: Styles): ComponentType<object> => {
    const className = `css-${serializeStyles(styles).name} ${target}`;
    return (props) => createElement(tag, { ...props, className });
  };
}

export function css(...styles: Styles) {
  return serializeStyles(styles);
}

/** The page has these styles, too. */
export function Global() {
  return null;
}
