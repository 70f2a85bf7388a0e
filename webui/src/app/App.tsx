import { Redirect, Route, useLocation } from 'wouter';
import '../shared/lib/backGate';
import { bootData } from '../shared/api/boot';
import { isAdminPath } from '../shared/lib/backOffice';
import { FrameAround } from './FrameAround';
import { Guard } from './Guard';
import { lazyPages, NotFound } from './lazyPages';
import { pages } from './pages';
import { paths, type RouteName, routeOf, to } from './routes';
import { Shell } from './Shell';
import { useGuardHandlers } from './useGuardHandlers';
import { usePrefetch } from './usePrefetch';
import { useScrollPlaces } from './useScrollPlaces';
import { useSessionUpkeep } from './useSessionUpkeep';

export function App() {
  const [path] = useLocation();
  const found = routeOf(path);
  const route = found && pages[found] ? found : null;
  useGuardHandlers();
  useSessionUpkeep();
  usePrefetch();
  useScrollPlaces();

  if (bootData().setupNeeded && route !== 'Setup') return <Redirect to={to('Setup')} replace />;
  if (path === '/') return <Redirect to={to('Home')} replace />;
  if (!route && isAdminPath(path)) {
    // The login leads on to the dashboard whoever may enter (S3 §2.13).
    return <Redirect to={to('AdminLogin')} replace />;
  }
  return (
    <Shell route={found} frame={(route && pages[route]?.frame) ?? 'site'} isWide={isWide(route)}>
      {route ? (
        <Guard route={route}>
          <FrameAround route={route}>
            <CurrentPage key={path} route={route} />
          </FrameAround>
        </Guard>
      ) : (
        <NotFound />
      )}
    </Shell>
  );
}

const isWide = (route: RouteName | null) => (route && pages[route]?.isWide) ?? false;

/** A part with a boundary of its own, drawn anew at every address. */
function CurrentPage({ route }: { route: RouteName }) {
  const Page = lazyPages[route];
  return <Route path={paths[route]}>{Page && <Page />}</Route>;
}
