import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { PageTabs } from '../../entities/schedule/PageTabs';
import { useTimedWork } from '../../entities/timed-work/useTimedWork';
import { shownTabs, type WorkTab } from './tabs';

/** Links to the pages of the work; those that are shut say why. */
export function TimedWorkTabs({ current }: { current: WorkTab | null }) {
  const { t } = useTranslation('timedWork');
  const open = useTimedWork();
  const tabs = shownTabs(open).map((tab) => {
    const reason = tab.shut(open);
    return {
      href: to(tab.route as 'TimedWorkDetails', { timedWorkID: open.id }),
      face: t(`tabs.${tab.title}`),
      isCurrent: tab === current,
      shut: reason ? t(`shut.${reason}`) : undefined,
    };
  });
  return <PageTabs label={t('tabsLabel')} tabs={tabs} />;
}
