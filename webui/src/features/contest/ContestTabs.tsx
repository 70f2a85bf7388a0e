import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { useContest } from '../../entities/contest/ContestContext';
import { PageTabs } from '../../entities/schedule/PageTabs';
import { useUser } from '../../shared/session/useUser';
import { type ContestTab, isShut, shownTabs } from './tabs';

/** Links to the pages of the contest; those that are shut say why. */
export function ContestTabs({ current }: { current: ContestTab | null }) {
  const { t } = useTranslation('contest');
  const open = useContest();
  const user = useUser();
  const shutWords = t(open.needsPassword ? 'shut.password' : 'shut.notStarted');
  const tabs = shownTabs(open, user).map((tab) => {
    const { route, title, Mark } = tab;
    return {
      href: to(route as 'ContestDetails', { contestID: open.cid }),
      face: (
        <>
          {t(`tabs.${title}`)}
          {Mark && <Mark />}
        </>
      ),
      isCurrent: tab === current,
      shut: isShut(tab, open) ? shutWords : undefined,
    };
  });
  return <PageTabs label={t('tabs.label')} tabs={tabs} />;
}
