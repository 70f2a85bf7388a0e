import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/Chip';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table/DataTable';
import type { Merged, MergedPerson } from './packQueries';
import styles from './packs.module.css';

/** Whoever has a result, best first, and those who did not come. */
export function MergedTable({ merged }: { merged: Merged }) {
  const { t } = useTranslation('adminPacks');
  const columns = useMemo(() => columnsOf(t, merged.problems), [t, merged.problems]);
  return (
    <>
      {merged.people.length > 0 && (
        <DataTable
          label={t('sheet.title', { count: merged.people.length })}
          columns={columns}
          rows={merged.people}
          rowKey={({ school, username }) => `${school}/${username}`}
        />
      )}
      {merged.absent.length > 0 && (
        <div className={styles.padded}>
          <p>{t('sheet.absent', { count: merged.absent.length })}</p>
          <p className={styles.classes}>
            {merged.absent.map((each) => (
              <Chip key={`${each.school}/${each.username}`}>
                {[each.realname || each.username, each.number, each.school]
                  .filter(Boolean)
                  .join(' · ')}
              </Chip>
            ))}
          </p>
        </div>
      )}
    </>
  );
}

const columnsOf = (
  t: TFunction<'adminPacks'>,
  problems: readonly string[],
): readonly DataColumn<MergedPerson>[] => [
  { id: 'rank', head: t('sheet.rank'), align: 'end', width: 64, cell: ({ rank }) => rank },
  {
    id: 'name',
    head: t('sheet.name'),
    isRowHead: true,
    width: 190,
    cell: (row) => (
      <>
        {row.realname || row.username}
        <span className={styles.below}>
          {[row.number, row.className].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { id: 'school', head: t('files.school'), hide: 'narrow', width: 160, cell: (row) => row.school },
  { id: 'score', head: t('sheet.total'), align: 'end', width: 80, cell: (row) => row.score },
  ...problems.map(
    (problem): DataColumn<MergedPerson> => ({
      id: `problem ${problem}`,
      head: problem,
      align: 'end',
      width: 72,
      hide: 'narrow',
      cell: ({ points }) => points[problem] ?? '—',
    }),
  ),
];
