import { Suspense } from 'react';
import { Redirect, Route, useLocation } from 'wouter';
import '../shared/lib/backGate';
import { bootData } from '../shared/api/boot';
import { Skeleton } from '../shared/ui/Skeleton';
import { ErrorBoundary } from './ErrorBoundary';
import { FocusHeading } from './FocusHeading';
import { Guard } from './Guard';
import { NotFound } from './NotFound';
import { lazyPages } from './pageLoader';
import { pages } from './pages';
import { isAdminPath, paths, type RouteName, routeOf, to } from './routes';
import { Shell } from './Shell';
import { useGuardHandlers } from './useGuardHandlers';
import { useSessionUpkeep } from './useSessionUpkeep';

export function App() {
  const [path] = useLocation();
  const route = routeOf(path);
  useGuardHandlers();
  useSessionUpkeep();

  if (bootData().setupNeeded && route !== 'Setup') return <Redirect to={to('Setup')} replace />;
  if (path === '/') return <Redirect to={to('Home')} replace />;
  if (!(route && pages[route]) && isAdminPath(path)) {
    // The login leads on to the dashboard whoever may enter (S3 §2.13).
    return <Redirect to={to('AdminLogin')} replace />;
  }
  return (
    <Shell route={route} layout={(route && pages[route]?.layout) ?? 'site'}>
      <ErrorBoundary key={path}>
        <CurrentPage route={route} />
      </ErrorBoundary>
    </Shell>
  );
}

function CurrentPage({ route }: { route: RouteName | null }) {
  const entry = route && pages[route];
  const Page = route && lazyPages[route];
  if (!route || !entry || !Page) return <NotFound />;
  return (
    <Guard guard={entry.guard}>
      <Suspense fallback={<Skeleton lines={6} height={20} />}>
        <Route path={paths[route]}>
          <Page />
          <FocusHeading key={route} />
        </Route>
      </Suspense>
    </Guard>
  );
}
