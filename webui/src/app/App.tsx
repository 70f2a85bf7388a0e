import { Redirect, Route, useLocation } from 'wouter';
import '../shared/lib/backGate';
import { bootData } from '../shared/api/boot';
import { CrashBoundary } from '../shared/ui/CrashBoundary';
import { ErrorPage } from './ErrorPage';
import { Guard } from './Guard';
import { lazyPages } from './lazyPages';
import { NotFound } from './NotFound';
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
      <CrashBoundary key={path} instead={(retry) => <ErrorPage reason="crashed" onRetry={retry} />}>
        <CurrentPage route={route} />
      </CrashBoundary>
    </Shell>
  );
}

function CurrentPage({ route }: { route: RouteName | null }) {
  const entry = route && pages[route];
  const Page = route && lazyPages[route];
  if (!route || !entry || !Page) return <NotFound />;
  return (
    <Guard guard={entry.guard}>
      <Route path={paths[route]}>
        <Page />
      </Route>
    </Guard>
  );
}
