import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusMode } from '../shared/lib/useFocusMode';
import { classNames } from '../shared/ui/classNames';
import { QuestionHost } from '../shared/ui/QuestionHost';
import { ToastHost } from '../shared/ui/ToastHost';
import { ContextBar } from './ContextBar';
import { Footer } from './Footer';
import { LoginHost } from './LoginHost';
import type { PageEntry } from './pages';
import type { RouteName } from './routes';
import styles from './Shell.module.css';
import { TopBar } from './TopBar';

interface ShellProps {
  route: RouteName | null;
  layout: PageEntry['layout'];
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ route, layout, children }: ShellProps) {
  const { t } = useTranslation('shell');
  const { isFocused } = useFocusMode();
  const hasBar = layout === 'site' || (layout === 'full' && !isFocused);
  return (
    <div className={classNames(styles.shell, layout === 'full' && styles.fixed)}>
      <a href="#content" className={styles.skip}>
        {t('bar.skip')}
      </a>
      {hasBar && <TopBar route={route} isWide={layout === 'full'} />}
      {hasBar && route && <ContextBar key={route} route={route} />}
      <main id="content" tabIndex={-1} className={classNames(styles.main, styles[layout])}>
        {children}
      </main>
      {layout === 'site' && <Footer />}
      <LoginHost />
      <QuestionHost />
      <ToastHost />
    </div>
  );
}
