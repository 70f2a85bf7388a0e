import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useGroup } from '../../../entities/group/GroupContext';
import { PageTabs } from '../../../entities/schedule/PageTabs';
import { type GroupTab, shownTabs, shutFor } from './tabs';

/** Links to the pages of the group; those that are shut say why. */
export function GroupTabs({ current }: { current: GroupTab }) {
  const { t } = useTranslation('groupFrame');
  const open = useGroup();
  const tabs = shownTabs(open).map((tab) => {
    const shut = shutFor(tab.route, tab, open);
    return {
      href: to(tab.route as 'GroupDetails', { groupID: open.gid }),
      face: t(`tabs.${tab.title}`),
      isCurrent: tab === current,
      shut: shut ? t(shut) : undefined,
    };
  });
  return <PageTabs label={t('tabsLabel')} tabs={tabs} />;
}
