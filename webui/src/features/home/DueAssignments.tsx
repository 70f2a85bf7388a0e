import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import type { Schemas } from '../../shared/api/calls';
import { siteMinute } from '../../shared/lib/siteTime';
import { Card } from '../../shared/ui/Card';
import { Chip } from '../../shared/ui/Chip';
import { Link } from '../../shared/ui/Link';
import styles from './RecentContests.module.css';

type Due = Schemas['DueAssignment'];

const late = 1;

/** What the student's classes ask of them, soonest first. */
export default function DueAssignments({ due }: { due: readonly Due[] }) {
  const { t } = useTranslation('home');
  return (
    <Card title={t('due.title')} hasRule>
      <ul className={styles.list}>
        {due.map((each) => (
          <li key={each.id} className={styles.row}>
            <div className={styles.head}>
              <Link
                href={to('GroupAssignment', { groupID: each.gid, assignmentID: each.id })}
                className={styles.title}
              >
                {each.title}
              </Link>
              {each.status === late && <Chip tone="warn">{t('due.late')}</Chip>}
            </div>
            <div className={styles.facts}>
              <span>{each.groupName}</span>
              <time dateTime={each.dueAt}>{t('due.until', { time: siteMinute(each.dueAt) })}</time>
              <span>{t('due.done', { solved: each.solved, problems: each.problems })}</span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
