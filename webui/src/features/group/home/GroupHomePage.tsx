import { useTranslation } from 'react-i18next';
import { useGroup } from '../../../entities/group/GroupContext';
import { useTitle } from '../../../shared/lib/useTitle';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import layout from '../../../shared/ui/layout.module.css';
import { RichText } from '../../../shared/ui/widgets/RichText';
import { GroupAnnouncements } from './GroupAnnouncements';

/** /group/{gid} */
export default function GroupHomePage() {
  const { t } = useTranslation('groupHome');
  const { group, isMember } = useGroup();
  useTitle(group.name);
  return (
    <div className={layout.stack}>
      <h1 tabIndex={-1} className={layout.hiddenText}>
        {group.name}
      </h1>
      <Card title={t('description')} hasRule isPadded>
        {group.description.trim() ? (
          <RichText source={group.description} />
        ) : (
          <EmptyState text={t('notSet')} />
        )}
      </Card>
      {isMember && <GroupAnnouncements />}
    </div>
  );
}
