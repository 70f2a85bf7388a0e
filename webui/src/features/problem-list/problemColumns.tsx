import type { TFunction } from 'i18next';
import { practice } from '../../entities/place/place';
import { AcceptanceBar } from '../../entities/problem/AcceptanceBar';
import { DifficultyChip } from '../../entities/problem/DifficultyChip';
import { OwnStatus } from '../../entities/problem/OwnStatus';
import { ProblemLink } from '../../entities/problem/ProblemLink';
import type { Locale } from '../../shared/i18n/locale';
import type { DataColumn } from '../../shared/ui/data-table/DataTable';
import layout from '../../shared/ui/layout.module.css';
import styles from './ProblemTable.module.css';
import { TagButton } from './TagButton';
import type { Difficulty, ProblemRow } from './types';

interface ProblemColumns {
  t: TFunction<'problemList'>;
  locale: Locale;
  levels: readonly Difficulty[];
  /** Readers who have not logged in have no column of their own. */
  hasOwn: boolean;
  showsTags: boolean;
  onTag: (id: number) => void;
}

/** A row's state is how its reader stands with the problem. */
type ProblemColumn = DataColumn<ProblemRow, number | undefined>;

export function problemColumns(shown: ProblemColumns): ProblemColumn[] {
  const { t, locale, levels, hasOwn, showsTags, onTag } = shown;
  const own: ProblemColumn = {
    id: 'own',
    head: <span className={layout.hiddenText}>{t('columns.own')}</span>,
    className: styles.mark,
    cell: (_problem, _at, status) => <OwnStatus status={status} form="sign" />,
  };
  return [
    ...(hasOwn ? [own] : []),
    {
      id: 'id',
      head: t('columns.id'),
      kind: 'id',
      className: styles.id,
      cell: ({ problemId }) => problemId,
    },
    {
      id: 'title',
      head: t('columns.title'),
      className: styles.title,
      cell: ({ problemId, title, titles, tags }) => (
        <>
          <ProblemLink problem={{ place: practice, problemId }} className={styles.link}>
            {titles?.[locale] || title}
          </ProblemLink>
          {showsTags && tags.length > 0 && (
            <span className={styles.tags}>
              {tags.map((tag) => (
                <TagButton key={tag.id} tag={tag} onClick={() => onTag(tag.id)} />
              ))}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'difficulty',
      head: t('columns.difficulty'),
      className: styles.difficulty,
      cell: ({ difficulty }) =>
        difficulty !== null && (
          <DifficultyChip
            difficulty={difficulty}
            {...levels.find((level) => level.id === difficulty)}
          />
        ),
    },
    {
      id: 'total',
      head: t('columns.total'),
      align: 'end',
      hide: 'narrow',
      cell: ({ total }) => total.toLocaleString(locale),
    },
    {
      id: 'rate',
      head: t('columns.rate'),
      hide: 'narrow',
      className: styles.rate,
      cell: ({ ac, total }) => <AcceptanceBar accepted={ac} total={total} />,
    },
  ];
}
