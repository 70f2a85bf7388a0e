import type { TFunction } from 'i18next';
import { Person } from '../../../entities/user/Person';
import { formatLength } from '../../../shared/lib/time';
import { describeVerdict, verdictCodes } from '../../../shared/lib/verdict';
import type { DataColumn } from '../../../shared/ui/data-table/DataTable';
import layout from '../../../shared/ui/layout.module.css';
import styles from './WorkRank.module.css';
import type { RankRow } from './WorkRankPage';

/** S3 §9: kept back grey, accepted green, partly blue, wrong red. */
const colours: Partial<Record<number, string | undefined>> = {
  [verdictCodes.hidden]: styles.hidden,
  [verdictCodes.accepted]: styles.accepted,
  [verdictCodes.partiallyAccepted]: styles.partly,
  [verdictCodes.wrongAnswer]: styles.wrong,
};

/** One column for each of these problems, by display id. */
export function rankColumns(
  t: TFunction<['timedWork', 'shell']>,
  locale: string,
  problems: readonly string[],
): DataColumn<RankRow>[] {
  return [
    { id: 'rank', head: t('rank.rank'), kind: 'id', cell: ({ rank }) => rank },
    {
      id: 'person',
      head: t('rank.person'),
      cell: (row) => (
        <>
          <Person user={row} />
          {row.realname && <span className={styles.realname}>{row.realname}</span>}
        </>
      ),
    },
    { id: 'score', head: t('rank.score'), align: 'end', cell: ({ score }) => score },
    {
      id: 'used',
      head: t('rank.used'),
      align: 'end',
      hide: 'narrow',
      cell: ({ usedTime }) => formatLength(usedTime * 1000, locale),
    },
    ...problems.map(
      (displayId): DataColumn<RankRow> => ({
        id: `problem ${displayId}`,
        head: displayId,
        align: 'end',
        cell: ({ submissionInfo }) => {
          const cell = submissionInfo[displayId];
          if (!cell) return '—';
          return (
            <span className={`${styles.cell} ${colours[cell.status] ?? styles.wrong}`}>
              {cell.score}
              {cell.corrected && (
                <abbr className={styles.corrected} title={t('correction.cell')}>
                  *
                </abbr>
              )}
              <span className={layout.hiddenText}>
                {t(`shell:verdict.${describeVerdict(cell.status).key}`)}
              </span>
            </span>
          );
        },
      }),
    ),
  ];
}
