import { useTranslation } from 'react-i18next';
import { formatSize } from '../../../shared/lib/time';
import { classNames } from '../../../shared/ui/classNames';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Table } from '../../../shared/ui/Table';
import { GroupField, ScoreField, useCaseColumns } from './CaseFields';
import { CaseFileButton } from './CaseFileButton';
import styles from './cases.module.css';
import type { CaseForm } from './problemForm';

interface CaseTableProps {
  pid: number | null;
  cases: readonly (CaseForm & { id: string })[];
  onRemove: (index: number) => void;
  /** What is new of a case whose file was replaced. */
  onReplaced: (index: number, part: Partial<CaseForm>) => void;
}

/** Uploaded cases by rows; a file's name opens it. */
export function CaseTable({ pid, cases, onRemove, onReplaced }: CaseTableProps) {
  const { t } = useTranslation('adminProblemEditor');
  const columns = useCaseColumns();
  const hasSizes = cases.some((each) => each.inputSize !== null);
  return (
    <Table label={t('cases.title')} isDense>
      <thead>
        <tr>
          <th scope="col" data-align="end" className={styles.caseIndex}>
            #
          </th>
          <th scope="col" className={styles.caseCell}>
            {t('input')}
          </th>
          <th scope="col" className={styles.caseCell}>
            {t('output')}
          </th>
          {hasSizes && (
            <th scope="col" data-hide="narrow">
              {t('cases.size')}
            </th>
          )}
          {columns.hasGroups && (
            <th scope="col" className={styles.caseCell}>
              {t('cases.group')}
            </th>
          )}
          {columns.hasScores && (
            <th scope="col" className={styles.caseCell}>
              {t('cases.score')}
            </th>
          )}
          <th scope="col">
            <span className={layout.hiddenText}>{t('cases.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cases.map((each, index) => (
          <tr key={each.id}>
            <td data-align="end">{index + 1}</td>
            <td className={classNames(styles.fileName, styles.caseCell)}>
              <CaseFileButton
                pid={pid}
                name={each.input}
                onReplaced={(size) => onReplaced(index, { inputSize: size })}
              />
            </td>
            <td className={classNames(styles.fileName, styles.caseCell)}>
              <CaseFileButton
                pid={pid}
                name={each.output}
                onReplaced={(size) => onReplaced(index, { outputSize: size })}
              />
            </td>
            {hasSizes && (
              <td data-hide="narrow" className={styles.size}>
                {each.inputSize !== null &&
                  `${formatSize(each.inputSize)} / ${formatSize(each.outputSize ?? 0)}`}
              </td>
            )}
            {columns.hasGroups && (
              <td className={styles.caseCell}>
                <GroupField list="uploadedCases" index={index} />
              </td>
            )}
            {columns.hasScores && (
              <td className={styles.caseCell}>
                <ScoreField list="uploadedCases" index={index} />
              </td>
            )}
            <td data-align="end">
              <IconButton
                icon={IconTrash}
                label={t('cases.removeNumber', { number: index + 1 })}
                onClick={() => onRemove(index)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
