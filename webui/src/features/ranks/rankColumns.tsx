import type { TFunction } from 'i18next';
import { to } from '../../app/routes';
import { Person } from '../../entities/user/Person';
import { plainWords } from '../../shared/lib/plainWords';
import { verdictCodes } from '../../shared/lib/verdict';
import { Chip } from '../../shared/ui/Chip';
import type { DataColumn } from '../../shared/ui/data-table/DataTable';
import { Icon } from '../../shared/ui/Icon';
import { IconCircleCheck } from '../../shared/ui/icons';
import { Link } from '../../shared/ui/Link';
import layout from '../../shared/ui/layout.module.css';
import { PlaceMark } from '../../shared/ui/PlaceMark';
import { acceptanceRate, type Honor, type RankedUser, type RankKind, titleOf } from './rankQuery';
import styles from './ranks.module.css';

type T = TFunction<'ranks'>;

interface RankColumns {
  t: T;
  kind: RankKind;
  honors: readonly Honor[];
  /** Place of the first row. */
  firstPlace: number;
  /** Of a group: its rows lead to what the person has solved there, and bear no signature. */
  gid?: number | undefined;
}

/** Those of a group have no signature. */
export type RankRow = Omit<RankedUser, 'signature' | 'rating' | 'score'> & {
  signature?: string | null;
  score: number | null;
};

type RankColumn = DataColumn<RankRow>;

export function rankColumns({
  t,
  kind,
  honors,
  firstPlace,
  gid,
}: RankColumns): readonly RankColumn[] {
  // The two count in different places.
  const counts = t(gid === undefined ? 'column.countsHint' : 'column.groupCountsHint');
  return [
    {
      id: 'place',
      head: t('column.place'),
      cell: (_row, at) => <PlaceMark place={firstPlace + at} />,
    },
    {
      id: 'user',
      head: t('column.user'),
      cell: (row) => {
        const title = titleOf(row, honors);
        return (
          <Person user={row} besides={row.nickname} className={styles.person}>
            {row.nickname && <span className={styles.called}>{row.nickname}</span>}
            {title && (
              <Chip dot={title.color} className={styles.title ?? ''}>
                {title.name}
              </Chip>
            )}
          </Person>
        );
      },
    },
    {
      id: 'nickname',
      head: t('column.nickname'),
      hide: 'narrow',
      cell: ({ nickname }) =>
        nickname && (
          <Chip className={styles.nickname ?? ''} title={nickname}>
            <span className={layout.truncate}>{nickname}</span>
          </Chip>
        ),
    },
    ...(kind === 'oi' ? scoreColumns(t, counts) : solvedColumns(t, counts)),
    {
      id: 'rate',
      head: <span title={t('column.rateHint')}>{t('column.rate')}</span>,
      align: 'end',
      hide: 'narrow',
      cell: acceptanceRate,
    },
    gid === undefined ? signatureColumn(t) : submissionsColumn(t, gid),
  ];
}

const submissionsColumn = (t: T, gid: number): RankColumn => ({
  id: 'submissions',
  head: <span className={layout.hiddenText}>{t('group.submissions')}</span>,
  align: 'end',
  cell: ({ username }) => {
    const filters = { username, status: verdictCodes.accepted };
    return (
      <Link
        href={to('GroupSubmissionList', { groupID: gid }, filters)}
        title={t('group.submissions')}
        aria-label={`${t('group.submissions')} - ${username}`}
      >
        <Icon icon={IconCircleCheck} />
      </Link>
    );
  },
});

const signatureColumn = (t: T): RankColumn => ({
  id: 'signature',
  head: t('column.signature'),
  hide: 'tablet',
  cell: ({ signature }) => {
    const words = plainWords(signature ?? '');
    return (
      <span className={styles.signature} title={words || undefined}>
        {words}
      </span>
    );
  },
});

const scoreColumns = (t: T, counts: string): RankColumn[] => [
  {
    id: 'score',
    head: t('column.score'),
    align: 'end',
    className: styles.main,
    cell: ({ score }) => score,
  },
  {
    id: 'acOfTotal',
    head: <span title={counts}>{t('column.acOfTotal')}</span>,
    align: 'end',
    cell: ({ ac, total }) => `${ac}/${total}`,
  },
];

const solvedColumns = (t: T, counts: string): RankColumn[] => [
  {
    ...{ id: 'ac', head: <span title={counts}>{t('column.ac')}</span>, align: 'end' },
    ...{ className: styles.main, cell: ({ ac }) => ac },
  },
  {
    ...{ id: 'total', head: <span title={counts}>{t('column.total')}</span>, align: 'end' },
    cell: ({ total }) => total,
  },
];
