import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import { hasOfficeStyles } from '../lib/backOffice';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/** A link of the site, or, when the address starts with a scheme, one that opens in a new tab. Into
 * the back office it loads the page anew. */
export function Link({ href, children, ...rest }: LinkProps) {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(href);
  // The router would follow a link for a new window in this one.
  if (hasScheme || rest.target === '_blank') {
    const isSafe = !hasScheme || /^https?:/i.test(href);
    return (
      <a {...rest} href={isSafe ? href : undefined} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (hasOfficeStyles(href) && !hasOfficeStyles(window.location.pathname)) {
    return (
      <a {...rest} href={href}>
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
