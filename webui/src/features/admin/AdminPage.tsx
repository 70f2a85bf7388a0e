import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Breadcrumb, type Crumb } from '../../shared/ui/Breadcrumb';

/** Where in the frame's bar a page may put something; null until the frame stands. */
export const AdminPlaces = createContext<Record<'crumbs' | 'actions', HTMLElement | null>>({
  crumbs: null,
  actions: null,
});

interface AdminPageProps {
  /** Where one is; the last crumb names the page. */
  crumbs: readonly Crumb[];
  /** Stay in sight while the page scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the back-office: its place and actions go into the bar of the frame, which stays. */
export function AdminPage({ crumbs, actions, children }: AdminPageProps) {
  const places = useContext(AdminPlaces);
  return (
    <>
      {places.crumbs && createPortal(<Breadcrumb crumbs={crumbs} />, places.crumbs)}
      {places.actions && createPortal(actions, places.actions)}
      {children}
    </>
  );
}
