import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/** A link of the site, or, when the address starts with a scheme, one that opens in a new tab. */
export function Link({ href, children, ...rest }: LinkProps) {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) {
    const isWeb = /^https?:/i.test(href);
    return (
      <a {...rest} href={isWeb ? href : undefined} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <RouterLink {...rest} href={href}>
      {children}
    </RouterLink>
  );
}
