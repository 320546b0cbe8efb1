import { theme } from '../../theme';

/** The sizes that browsers ask for, when somebody puts the site on a home screen. */
export const iconSizes = [192, 512];

/** The name of an icon of a size, in the site's root. */
export function iconName(size: number): string {
  return `icon-${size}.png`;
}

/**
 * The web manifest (https://www.w3.org/TR/appmanifest/). Its addresses count from its own, so that it is right
 * wherever the site lies.
 */
export function webManifest({ product, language }: { product: string; language: string }): string {
  const { light } = theme.browserColor;
  const manifest = {
    name: product,
    short_name: product,
    lang: language,
    start_url: './',
    scope: './',
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: iconSizes.map((size) => ({
      src: iconName(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return JSON.stringify(manifest);
}
