import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { buttonClass } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Icon } from '../../../shared/ui/Icon';
import { IconPrinter, IconUsers } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import layout from '../../../shared/ui/layout.module.css';
import { Select } from '../../../shared/ui/Select';
import { ResultsTable } from './ResultsTable';
import { type ExamResults, type Mark, marks, marksOf } from './resultQueries';

/** Everybody's points, best first. */
export function ResultsCard({ results }: { results: ExamResults }) {
  const { t } = useTranslation('adminExamResults');
  const [mark, setMark] = useState<Mark | ''>('');
  const { rows, problems, tid } = results;
  const shown = mark ? rows.filter((row) => marksOf(row).includes(mark)) : rows;
  const counted = marks.map((each) => ({
    mark: each,
    count: rows.filter((row) => marksOf(row).includes(each)).length,
  }));
  return (
    <Card>
      <div className={layout.filters}>
        <Select
          label={t('filter')}
          value={mark}
          onChange={(event) => setMark(event.currentTarget.value as Mark | '')}
          options={[
            { value: '', label: t('everybody', { count: rows.length }) },
            ...counted
              .filter(({ count }) => count > 0)
              .map(({ mark: each, count }) => ({
                value: each,
                label: `${t(`mark.${each}`)} (${count})`,
              })),
          ]}
        />
        <Link
          href={to('AdminExamPrint', { workId: tid }, { sheet: 'results' })}
          className={buttonClass()}
        >
          <Icon icon={IconPrinter} />
          {t('print')}
        </Link>
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={IconUsers} text={t('empty')} />
      ) : (
        <ResultsTable tid={tid} rows={shown} problems={problems} />
      )}
    </Card>
  );
}
