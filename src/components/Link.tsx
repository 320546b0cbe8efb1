import { withPrefix } from 'gatsby';
import type { ComponentPropsWithoutRef } from 'react';

interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
}

/** A plain link with the site's path prefix: the browser itself moves between pages. */
export function Link({ href, ...rest }: LinkProps) {
  return <a href={href.startsWith('/') ? withPrefix(href) : href} {...rest} />;
}
