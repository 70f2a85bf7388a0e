import type { ReactNode } from 'react';
import { isReady, to } from '../../app/routes';
import { Link } from '../../shared/ui/Link';

interface UserLinkProps {
  user: { uid: string; username: string };
  className?: string | undefined;
  /** Looks like `className` where nothing is to click. */
  linkClassName?: string | undefined;
  /** The name, when there is nothing else to show. */
  children?: ReactNode;
}

/** Somebody's name, which leads to his page where that is there. */
export function UserLink({ user, className, linkClassName, children }: UserLinkProps) {
  const { uid, username } = user;
  const face = children ?? username;
  if (!isReady('UserHome')) return <span className={className}>{face}</span>;
  const classes = [className, linkClassName].filter(Boolean).join(' ');
  return (
    <Link
      href={to('UserHome', {}, { uid, username })}
      className={classes}
      {...(children === undefined && { title: username })}
    >
      {face}
    </Link>
  );
}
