import { withPrefix } from 'gatsby';
import type { ComponentPropsWithoutRef } from 'react';

interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
}

/** A plain link: moving between pages is the browser's own navigation. Knows the site's path prefix. */
export function Link({ href, ...rest }: LinkProps) {
  return <a href={href.startsWith('/') ? withPrefix(href) : href} {...rest} />;
}
