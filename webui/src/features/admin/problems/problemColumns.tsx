import type { TFunction } from 'i18next';
import { to } from '../../../app/routes';
import { DifficultyChip } from '../../../entities/problem/DifficultyChip';
import { Username } from '../../../entities/user/Username';
import type { Locale } from '../../../shared/i18n/locale';
import { formatDateTime, formatRelative } from '../../../shared/lib/time';
import { useUser } from '../../../shared/session/useUser';
import { Chip } from '../../../shared/ui/Chip';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import { Link } from '../../../shared/ui/Link';
import { type AdminProblemRow, problemAuth } from '../problemTypes';
import { mayEdit } from '../rights';
import { ProblemActions } from './ProblemActions';
import styles from './problems.module.css';
import { VisibilitySwitch } from './VisibilitySwitch';

type Texts = TFunction<'adminProblems'>;

const typeNames = ['acm', 'oi', 'objective'] as const;
const authNames: Record<number, 'public' | 'private' | 'contest'> = {
  [problemAuth.public]: 'public',
  [problemAuth.private]: 'private',
  [problemAuth.contest]: 'contest',
};

export const problemColumns = (
  t: Texts,
  locale: Locale,
): readonly DataColumn<AdminProblemRow>[] => [
  {
    id: 'id',
    head: t('column.id'),
    kind: 'id',
    hide: 'tablet',
    cell: ({ problemId }) => <span className={styles.id}>{problemId}</span>,
  },
  {
    id: 'title',
    head: t('column.title'),
    className: styles.title,
    cell: (row) => <Title row={row} t={t} />,
  },
  {
    id: 'type',
    head: t('column.type'),
    hide: 'narrow',
    cell: ({ type, judgeMode }) => (
      <span className={styles.kinds}>
        <Chip>{t(`type.${typeNames[type] ?? 'objective'}`)}</Chip>
        {judgeMode !== 'default' && (
          <Chip tone="info">
            {t(judgeMode === 'spj' ? 'judgeMode.spj' : 'judgeMode.interactive')}
          </Chip>
        )}
      </span>
    ),
  },
  {
    id: 'difficulty',
    head: t('column.difficulty'),
    hide: 'laptop',
    cell: ({ difficulty }) => difficulty !== null && <DifficultyChip difficulty={difficulty} />,
  },
  {
    id: 'author',
    head: t('column.author'),
    hide: 'laptop',
    cell: ({ author }) => (
      <span className={styles.author} title={author ?? ''}>
        {author ? <Username name={author} /> : '—'}
      </span>
    ),
  },
  {
    id: 'visible',
    head: t('column.visible'),
    hide: 'narrow',
    cell: (row) => (
      <span className={styles.visibility}>
        <VisibilitySwitch row={row} />
      </span>
    ),
  },
  {
    id: 'modified',
    head: t('column.modified'),
    align: 'end',
    hide: 'laptop',
    cell: ({ gmtModified }) => (
      <time className={styles.modified} dateTime={gmtModified} title={formatDateTime(gmtModified)}>
        {formatRelative(gmtModified, locale)}
      </time>
    ),
  },
  {
    id: 'actions',
    head: t('column.actions'),
    align: 'end',
    cell: (row) => <ProblemActions row={row} />,
  },
];

/** With the id and the visibility above it, where there are no columns for them. */
function Title({ row, t }: { row: AdminProblemRow; t: Texts }) {
  const isEditable = mayEdit(useUser(), row);
  const look = { className: styles.titleText, title: row.title };
  return (
    <>
      <span className={styles.idAbove}>
        {row.problemId}
        <span className={styles.auth}>
          {' · '}
          {t(`auth.${authNames[row.auth] ?? 'private'}`)}
        </span>
      </span>
      {isEditable ? (
        <Link href={to('AdminProblemEdit', { pid: row.id })} {...look}>
          {row.title}
        </Link>
      ) : (
        <span {...look}>{row.title}</span>
      )}
    </>
  );
}
