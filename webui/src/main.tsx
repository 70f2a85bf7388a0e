import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { preload } from './app/lazyPages';
import { routeOf } from './app/routes';
import { bootData } from './shared/api/boot';
import { subscribeToReturn, watchConnection } from './shared/api/connection';
import { reportCrash, setNameOfPage } from './shared/api/crashReport';
import { keepServerTime } from './shared/api/keepServerTime';
import { askRefusedAgain, newQueryClient, refreshAfterReturn } from './shared/api/queryClient';
import { startI18n, subscribeToLocale } from './shared/i18n/i18n';
import { chooseLocale } from './shared/i18n/locale';
import { lazyModule } from './shared/lib/lazyModule';
import { reloadOnce } from './shared/lib/reloadOnce';
import { synchroniseWithPage } from './shared/lib/serverClock';
import { startTheme } from './shared/lib/theme';
import { setWayOn } from './shared/ui/wayOn';

const queries = newQueryClient();
const wayOn = lazyModule(() => import('./app/WayOn'));
const lockedBrowser = lazyModule(() => import('./shared/api/lockedBrowser'));

async function start(): Promise<void> {
  const boot = bootData();
  startTheme();
  synchroniseWithPage(boot.serverTime);
  keepServerTime();
  watchConnection();
  subscribeToReturn(() => refreshAfterReturn(queries));
  await startI18n(chooseLocale(boot.locale));
  subscribeToLocale(() => askRefusedAgain(queries));
  if ('SafeExamBrowser' in window) await (await lockedBrowser.load()).readLockedBrowser();
  const route = routeOf(location.pathname === '/' ? '/home' : location.pathname);
  if (route) await preload(route);
  setWayOn(async () => (await wayOn.load()).wayOn());
  setNameOfPage(() => routeOf(location.pathname) ?? 'none');
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>,
  );
}

start().catch((error: unknown) => {
  reportCrash(error);
  void reloadOnce();
});
