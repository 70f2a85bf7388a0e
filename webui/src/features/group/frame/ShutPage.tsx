import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useGroup } from '../../../entities/group/GroupContext';
import { TabHead } from '../../../entities/schedule/TabHead';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { IconLock } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import type { GroupTab, Shut } from './tabs';

/** In place of a page that is shut: why, and the way to where one joins. It opens by itself. */
export function ShutPage({ tab, reason }: { tab: GroupTab | null; reason: Shut }) {
  const { t } = useTranslation('groupFrame');
  const { gid, group } = useGroup();
  return (
    <>
      <TabHead title={t(`tabs.${tab?.title ?? 'home'}`)} of={group.name} />
      <Card>
        <EmptyState
          icon={IconLock}
          text={t(reason)}
          action={
            <Link href={to('GroupDetails', { groupID: gid })} className={buttonClass('primary')}>
              {t('toHome')}
            </Link>
          }
        />
      </Card>
    </>
  );
}
