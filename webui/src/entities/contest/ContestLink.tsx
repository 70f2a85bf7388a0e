import type { ReactNode } from 'react';
import { to } from '../../app/routes';
import { askToLogin } from '../../shared/session/askToLogin';
import { useUser } from '../../shared/session/useUser';
import { Link } from '../../shared/ui/Link';

interface ContestLinkProps {
  cid: number;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens a contest; a guest is asked to log in first (S1 §2, S2 §2). */
export function ContestLink({ cid, className, children }: ContestLinkProps) {
  const user = useUser();
  return (
    <Link
      href={to('ContestDetails', { contestID: cid })}
      className={className}
      title={typeof children === 'string' ? children : undefined}
      onClick={(event) => {
        if (user) return;
        event.preventDefault();
        askToLogin();
      }}
    >
      {children}
    </Link>
  );
}
