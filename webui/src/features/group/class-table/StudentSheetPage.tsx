import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
import { siteMinute } from '../../../shared/lib/siteTime';
import { useTitle } from '../../../shared/lib/useTitle';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Sheet, SheetPage } from '../../../shared/ui/sheet/Sheet';
import { nameOf, type StudentPage, studentQuery } from './classQueries';
import styles from './classTable.module.css';
import { StudentAssignments, StudentProblems } from './StudentTables';

/** /group/:groupID/student/:uid: one student's page for whoever talks with the parents. */
export default function StudentSheetPage() {
  const { t } = useTranslation('groupClassTable');
  const { groupID = '', uid = '' } = useParams();
  const page = useQuery(studentQuery(Number(groupID), uid));
  const found = page.data;
  useTitle(found ? nameOf(found.person) : t('student.title'));
  return (
    <SheetPage
      label={t('student.bar')}
      back={{ href: to('GroupClassTable', { groupID }), words: t('student.back') }}
      print={t('student.print')}
      isReady={Boolean(found)}
    >
      {!found && (
        <h1 tabIndex={-1} className={layout.hiddenText}>
          {t('student.title')}
        </h1>
      )}
      {page.isError && <ErrorState error={page.error} onRetry={() => void page.refetch()} />}
      {page.isPending && <Skeleton lines={12} height={18} />}
      {found && <Paper page={found} />}
    </SheetPage>
  );
}

function Paper({ page }: { page: StudentPage }) {
  const { t } = useTranslation('groupClassTable');
  const { person, groupName, teacher, assignments, problems } = page;
  const points = assignments.reduce((sum, each) => sum + each.points, 0);
  const most = assignments.reduce((sum, each) => sum + each.most, 0);
  return (
    <Sheet className={styles.sheet ?? ''}>
      <header>
        <h1 tabIndex={-1}>{nameOf(person)}</h1>
        <p>{[groupName, person.number, person.hasLeft && t('left')].filter(Boolean).join(' · ')}</p>
        <p>{t('student.as', { teacher, time: siteMinute(page.now) })}</p>
      </header>
      <dl className={styles.facts}>
        <Fact name={t('student.solved')} value={String(page.solved)} />
        <Fact name={t('student.tried')} value={String(page.tried)} />
        <Fact name={t('student.allTries')} value={String(page.tries)} />
        <Fact
          name={t('student.last')}
          value={page.lastActive ? siteMinute(page.lastActive) : '—'}
        />
        {most > 0 && <Fact name={t('student.points')} value={t('cell.of', { points, most })} />}
      </dl>
      {assignments.length > 0 && <StudentAssignments assignments={assignments} />}
      {problems.length > 0 && <StudentProblems problems={problems} />}
      {assignments.length + problems.length === 0 && <p>{t('student.nothing')}</p>}
    </Sheet>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
