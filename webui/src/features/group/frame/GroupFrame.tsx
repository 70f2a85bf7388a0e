import { useTranslation } from 'react-i18next';
import { useRoute } from 'wouter';
import type { FrameProps } from '../../../app/frames';
import { paths } from '../../../app/routes';
import { GroupContext, type OpenGroup } from '../../../entities/group/GroupContext';
import { useGroupStanding } from '../../../entities/group/useGroupStanding';
import { HeadlessPage } from '../../../entities/schedule/HeadlessPage';
import { Card } from '../../../shared/ui/Card';
import styles from './frame.module.css';
import { GroupTabs } from './GroupTabs';
import { ShutPage } from './ShutPage';
import { SideCard } from './SideCard';
import { shutFor, tabOf } from './tabs';

/** What stands around every page of one group: its card and its tabs, which stay while the pages
 * change. */
export default function GroupFrame(props: FrameProps) {
  const { t } = useTranslation('groupFrame');
  const [, parameters] = useRoute<{ groupID: string }>(paths[props.route]);
  const { open, error, refetch } = useGroupStanding(Number(parameters?.groupID));
  // What was known stays, also while it cannot be asked again.
  if (open) return <Opened {...props} open={open} />;
  return <HeadlessPage title={t('title')} isWide={props.isWide} error={error} onRetry={refetch} />;
}

function Opened({ route, children, open }: FrameProps & { open: OpenGroup }) {
  const tab = tabOf(route);
  const shut = shutFor(route, tab, open);
  const page = shut === null ? children : <ShutPage tab={tab} reason={shut} />;
  return (
    <GroupContext.Provider value={open}>
      {tab === null ? (
        page
      ) : (
        <div className={styles.frame}>
          <Card className={styles.tabs ?? ''}>
            <GroupTabs current={tab} />
          </Card>
          <div className={tab.isFull ? '' : (styles.columns ?? '')}>
            <div className={styles.page}>{page}</div>
            {!tab.isFull && <SideCard isBrief={tab.route !== 'GroupDetails' && open.isMember} />}
          </div>
        </div>
      )}
    </GroupContext.Provider>
  );
}
