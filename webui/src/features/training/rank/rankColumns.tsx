import type { TFunction } from 'i18next';
import { to } from '../../../app/routes';
import type { Place } from '../../../entities/place/place';
import { problemAddress } from '../../../entities/problem/problemAddress';
import type { TrainingProblem } from '../../../entities/training/trainingQueries';
import { Person } from '../../../entities/user/Person';
import type { Schemas } from '../../../shared/api/calls';
import { describeVerdict, type VerdictKey, verdictCodes } from '../../../shared/lib/verdict';
import { Chip } from '../../../shared/ui/Chip';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import { Link } from '../../../shared/ui/Link';
import { PlaceMark } from '../../../shared/ui/PlaceMark';
import styles from './rank.module.css';

/** What a cell has room for; the whole word stands in its title. */
const shortCodes: Partial<Record<VerdictKey, string>> = {
  presentationError: 'PE',
  compileError: 'CE',
  wrongAnswer: 'WA',
  accepted: 'AC',
  timeLimit: 'TLE',
  memoryLimit: 'MLE',
  runtimeError: 'RE',
  partiallyAccepted: 'PA',
};

type RankRow = Schemas['TrainingRank'];

interface Shown {
  t: TFunction<['training', 'shell']>;
  place: Place;
  gid: number | null;
  problems: readonly TrainingProblem[];
  /** Place of the first row. */
  first: number;
  uid: string | undefined;
  /** Those who manage the training see what people are called. */
  hasRealnames: boolean;
}

export function rankColumns(shown: Shown): DataColumn<RankRow>[] {
  const { t, first, hasRealnames, problems } = shown;
  return [
    {
      id: 'place',
      head: t('rankTable.place'),
      cell: (_row, at) => <PlaceMark place={first + at} />,
    },
    { id: 'person', head: t('rankTable.person'), cell: (row) => <Who row={row} {...shown} /> },
    ...(hasRealnames
      ? [
          {
            id: 'realname',
            head: t('rankTable.realname'),
            hide: 'narrow' as const,
            cell: ({ realname }: RankRow) => realname ?? '—',
          },
        ]
      : []),
    {
      id: 'solved',
      head: t('rankTable.solved'),
      align: 'end',
      cell: (row) => (
        <>
          <Link
            href={submissions(shown.gid, { username: row.username, status: verdictCodes.accepted })}
            title={t('rankTable.showSolved', { name: row.username })}
            className={styles.solved}
          >
            {row.ac}
          </Link>
          <span className={styles.below}>{t('rankTable.runTime', { ms: row.totalRunTime })}</span>
        </>
      ),
    },
    ...problems.map((problem) => problemColumn(problem, shown)),
  ];
}

function Who({ row, t, uid }: { row: RankRow } & Shown) {
  return (
    <>
      <Person user={row} besides={row.nickname}>
        {row.uid === uid && <Chip tone="accent">{t('rankTable.own')}</Chip>}
        {row.gender === 'female' && <Chip tone="info">{t('rankTable.girl')}</Chip>}
      </Person>
      {row.school && <span className={styles.below}>{row.school}</span>}
    </>
  );
}

const problemColumn = (
  { displayId, problemId, title }: TrainingProblem,
  { t, place, gid }: Shown,
): DataColumn<RankRow> => ({
  id: `problem ${displayId}`,
  head: (
    <Link href={problemAddress({ place, problemId: displayId })} title={title}>
      {displayId}
    </Link>
  ),
  align: 'end',
  cell: ({ username, submissionInfo }) => {
    const cell = submissionInfo[displayId];
    if (!cell) return '—';
    const { key } = describeVerdict(cell.status);
    return (
      <Link
        href={submissions(gid, { username, problemID: problemId })}
        title={t('rankTable.showCell', { name: username, problem: displayId })}
        className={`${styles.cell} ${cell.isAC ? styles.accepted : styles.wrong}`}
      >
        <span title={t(`shell:verdict.${key}`)}>{shortCodes[key] ?? key}</span>
        {cell.runTime !== undefined && (
          <span className={styles.time}>{t('rankTable.runTime', { ms: cell.runTime })}</span>
        )}
      </Link>
    );
  },
});

type Filter = Record<string, string | number>;

/** The list of submissions where the training lies. */
const submissions = (gid: number | null, filter: Filter): string =>
  gid === null
    ? to('SubmissionList', {}, filter)
    : to('GroupSubmissionList', { groupID: gid }, filter);
