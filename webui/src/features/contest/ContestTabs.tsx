import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { useContest } from '../../entities/contest/ContestContext';
import { useUser } from '../../shared/session/useUser';
import { Link } from '../../shared/ui/Link';
import styles from './ContestTabs.module.css';
import { type ContestTab, isShut, shownTabs } from './tabs';

/** Links to the pages of the contest; those that are shut say why. */
export function ContestTabs({ current }: { current: ContestTab | null }) {
  const { t } = useTranslation('contest');
  const open = useContest();
  const user = useUser();
  const list = useRef<HTMLElement>(null);
  const shutWords = t(open.needsPassword ? 'shut.password' : 'shut.notStarted');
  useEffect(() => {
    // On a phone the tabs scroll: the current one must be in sight.
    if (current) list.current?.querySelector('[aria-current]')?.scrollIntoView?.(inSight);
  }, [current]);
  return (
    <nav ref={list} className={styles.tabs} aria-label={t('tabs.label')} data-keeps-focus>
      {shownTabs(open, user).map((tab) => {
        const { route, title, Mark } = tab;
        const face = (
          <>
            {t(`tabs.${title}`)}
            {Mark && <Mark />}
          </>
        );
        return isShut(tab, open) ? (
          <span key={route} className={styles.shut} aria-disabled="true" title={shutWords}>
            {face}
          </span>
        ) : (
          <Link
            key={route}
            href={to(route as 'ContestDetails', { contestID: open.cid })}
            className={styles.tab}
            aria-current={tab === current ? 'page' : undefined}
          >
            {face}
          </Link>
        );
      })}
    </nav>
  );
}

const inSight = { block: 'nearest', inline: 'nearest' } as const;
