import { serializeStyles } from '@emotion/serialize';
import { type ComponentType, createElement } from 'react';

/*
 * What the build puts in the place of emotion in the scripts for browsers (src/build/html/islandFiles.ts). The page
 * has all styles already, so that its components need their class names alone. It can style elements, not components;
 * a component whose classes differ from the page's is found by test/islands/classNames.spec.ts.
 */

type Styles = Parameters<typeof serializeStyles>[0];

/** As `styled` of emotion, after its Babel plugin: https://emotion.sh/docs/@emotion/babel-plugin */
export default function styled(tag: string, { target }: { target: string }) {
  return (...styles: Styles): ComponentType<object> => {
    const className = `css-${serializeStyles(styles).name} ${target}`;
    return function Styled(props) {
      return createElement(tag, { ...props, className });
    };
  };
}

export function css(...styles: Styles) {
  return serializeStyles(styles);
}

/** The page has these styles, too. */
export function Global() {
  return null;
}
