import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeToUntold, untoldVerdicts } from '../entities/submission/awaitedVerdicts';
import { useFocusMode } from '../shared/lib/useFocusMode';
import { classNames } from '../shared/ui/classNames';
import { lazyPart } from '../shared/ui/lazyPart';
import { QuestionHost } from '../shared/ui/QuestionHost';
import { ToastHost } from '../shared/ui/ToastHost';
import { ConnectionBar } from './ConnectionBar';
import { ContextBar } from './ContextBar';
import { Footer } from './Footer';
import { type FrameName, frames } from './frames';
import { LoginHost } from './LoginHost';
import { ReleaseBar } from './ReleaseBar';
import type { RouteName } from './routes';
import styles from './Shell.module.css';
import { TopBar } from './TopBar';

const VerdictNews = lazyPart(() => import('./VerdictNews'), { missing: 'nothing' });

interface ShellProps {
  route: RouteName | null;
  frame: FrameName;
  /** The page takes the whole width and height. */
  isWide: boolean;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ route, frame, isWide, children }: ShellProps) {
  const { t } = useTranslation('shell');
  const { isFocused } = useFocusMode();
  const untold = useSyncExternalStore(subscribeToUntold, untoldVerdicts);
  const isOfSite = frames[frame].hasBar;
  const hasBar = isOfSite && !(isWide && isFocused);
  const width = isWide ? 'full' : isOfSite && 'site';
  return (
    <div className={classNames(styles.shell, isWide && styles.fixed)}>
      <a href="#content" className={styles.skip}>
        {t('bar.skip')}
      </a>
      <ReleaseBar />
      {hasBar && <TopBar route={route} isWide={isWide} />}
      {hasBar && route && <ContextBar key={route} route={route} />}
      <main id="content" tabIndex={-1} className={classNames(styles.main, width && styles[width])}>
        {children}
      </main>
      {hasBar && !isWide && <Footer />}
      <ConnectionBar />
      {untold.length > 0 && <VerdictNews awaited={untold} />}
      <LoginHost />
      <QuestionHost />
      <ToastHost />
    </div>
  );
}
