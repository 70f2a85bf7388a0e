import { useMemo, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatSize } from '../../../shared/lib/time';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { MoveHandle } from '../../../shared/lists/MoveHandle';
import { classNames } from '../../../shared/ui/classNames';
import {
  type DataColumn,
  DataTable,
  type DataTableHandle,
} from '../../../shared/ui/data-table/DataTable';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { GroupField, ScoreField, useCaseColumns } from './CaseFields';
import { CaseFileButton } from './CaseFileButton';
import styles from './cases.module.css';
import type { CaseForm, ProblemForm } from './problemForm';

type CaseRow = CaseForm & { id: string };

interface CaseTableProps {
  pid: number | null;
  cases: readonly CaseRow[];
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
  /** What is new of a case whose file was replaced. */
  onReplaced: (index: number, part: Partial<CaseForm>) => void;
}

/** Uploaded cases by rows; a file's name opens it. */
export function CaseTable(props: CaseTableProps) {
  const { t } = useTranslation('adminProblemEditor');
  const table = useRef<DataTableHandle>(null);
  const { errors, submitCount } = useFormState<ProblemForm>({ name: 'uploadedCases' });

  // A refused save leads to the first case that it is about, once for each try.
  useOnChange(() => {
    const broken = Object.keys(errors.uploadedCases ?? {}).find((key) => /^\d+$/.test(key));
    if (submitCount > 0 && broken !== undefined) table.current?.showRow(Number(broken));
  }, submitCount);
  return (
    <DataTable
      ref={table}
      label={t('cases.title')}
      isDense
      columns={useColumns(props)}
      rows={props.cases}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns({ pid, cases, onRemove, onMove, onReplaced }: CaseTableProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { hasScores, hasGroups } = useCaseColumns();
  const count = cases.length;
  const hasSizes = cases.some((each) => each.inputSize !== null);
  return useMemo(() => {
    const file = (side: 'input' | 'output'): DataColumn<CaseRow> => ({
      id: side,
      head: t(side),
      className: classNames(styles.fileName, styles.caseCell),
      cell: (each, index) => (
        <CaseFileButton
          pid={pid}
          name={each[side]}
          onReplaced={(size) => onReplaced(index, { [`${side}Size`]: size })}
        />
      ),
    });
    const number: DataColumn<CaseRow> = {
      id: 'number',
      head: '#',
      align: 'end',
      width: 64,
      isRowHead: true,
      cell: (_, index) => (
        <MoveHandle
          index={index}
          count={count}
          label={t('cases.move', { number: index + 1 })}
          hint={t('cases.moveHint')}
          onMove={onMove}
        >
          {index + 1}
        </MoveHandle>
      ),
    };
    const sizes: DataColumn<CaseRow> = {
      id: 'sizes',
      head: t('cases.size'),
      hide: 'narrow',
      className: styles.size,
      cell: ({ inputSize, outputSize }) =>
        inputSize !== null && `${formatSize(inputSize)} / ${formatSize(outputSize ?? 0)}`,
    };
    const group: DataColumn<CaseRow> = {
      id: 'group',
      head: t('cases.group'),
      width: 108,
      className: styles.caseCell,
      cell: (_, index) => <GroupField list="uploadedCases" index={index} />,
    };
    const score: DataColumn<CaseRow> = {
      id: 'score',
      head: t('cases.score'),
      width: 108,
      className: styles.caseCell,
      cell: (_, index) => <ScoreField list="uploadedCases" index={index} />,
    };
    const remove: DataColumn<CaseRow> = {
      id: 'remove',
      head: <span className={layout.hiddenText}>{t('cases.remove')}</span>,
      align: 'end',
      width: 64,
      cell: (_, index) => (
        <IconButton
          icon={IconTrash}
          label={t('cases.removeNumber', { number: index + 1 })}
          onClick={() => onRemove(index)}
        />
      ),
    };
    return [
      number,
      file('input'),
      file('output'),
      ...(hasSizes ? [sizes] : []),
      ...(hasGroups ? [group] : []),
      ...(hasScores ? [score] : []),
      remove,
    ];
  }, [t, pid, count, hasSizes, hasGroups, hasScores, onRemove, onMove, onReplaced]);
}
