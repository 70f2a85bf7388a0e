import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { DifficultyChip } from '../../../entities/problem/DifficultyChip';
import { useLocale } from '../../../shared/i18n/useLocale';
import { formatDateTime, formatRelative } from '../../../shared/lib/time';
import { SelectionBox } from '../../../shared/lists/SelectionBox';
import type { Selection } from '../../../shared/lists/useSelection';
import { useUser } from '../../../shared/session/useUser';
import { Chip } from '../../../shared/ui/Chip';
import { Icon } from '../../../shared/ui/Icon';
import { IconPencil } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { type AdminProblemRow, type Named, problemAuth } from '../problemTypes';
import { mayEdit } from '../rights';
import { ProblemRowMenu } from './ProblemRowMenu';
import styles from './problems.module.css';
import { VisibilitySwitch } from './VisibilitySwitch';

const typeNames = ['acm', 'oi', 'objective'] as const;
const authNames: Record<number, 'public' | 'private' | 'contest'> = {
  [problemAuth.public]: 'public',
  [problemAuth.private]: 'private',
  [problemAuth.contest]: 'contest',
};

interface ProblemTableRowProps {
  row: AdminProblemRow;
  selection: Selection<Named>;
}

export function ProblemTableRow({ row, selection }: ProblemTableRowProps) {
  const { t } = useTranslation('adminProblems');
  const locale = useLocale();
  const user = useUser();
  const isEditable = mayEdit(user, row);
  const edit = to('AdminProblemEdit', { pid: row.id });
  return (
    <tr>
      <td className={styles.tick}>
        <SelectionBox
          label={t('batch.choose', { name: row.problemId })}
          isChecked={selection.has(row)}
          onChange={(isIn) => selection.set([row], isIn)}
        />
      </td>
      <td data-kind="id" className={styles.roomy}>
        <span className={styles.id}>{row.problemId}</span>
      </td>
      <td className={styles.title}>
        <span className={styles.idAbove}>
          {row.problemId}
          <span className={styles.auth}>
            {' · '}
            {t(`auth.${authNames[row.auth] ?? 'private'}`)}
          </span>
        </span>
        {isEditable ? (
          <Link href={edit} className={styles.titleText} title={row.title}>
            {row.title}
          </Link>
        ) : (
          <span className={styles.titleText} title={row.title}>
            {row.title}
          </span>
        )}
      </td>
      <td data-hide="narrow">
        <span className={styles.kinds}>
          <Chip>{t(`type.${typeNames[row.type] ?? 'objective'}`)}</Chip>
          {row.judgeMode !== 'default' && (
            <Chip tone="info">
              {t(row.judgeMode === 'spj' ? 'judgeMode.spj' : 'judgeMode.interactive')}
            </Chip>
          )}
        </span>
      </td>
      <td className={styles.wideOnly}>
        {row.difficulty !== null && <DifficultyChip difficulty={row.difficulty} />}
      </td>
      <td className={styles.wideOnly}>
        <span className={styles.author} title={row.author ?? ''}>
          {row.author ?? '—'}
        </span>
      </td>
      <td data-hide="narrow">
        <span className={styles.visibility}>
          <VisibilitySwitch row={row} isEditable={isEditable} />
        </span>
      </td>
      <td data-align="end" className={styles.wideOnly}>
        <time
          className={styles.modified}
          dateTime={row.gmtModified}
          title={formatDateTime(row.gmtModified)}
        >
          {formatRelative(row.gmtModified, locale)}
        </time>
      </td>
      <td data-align="end">
        <span className={styles.actions}>
          {isEditable && (
            <Link
              href={edit}
              className={styles.edit}
              aria-label={t('editNamed', { name: row.problemId })}
            >
              <Icon icon={IconPencil} />
              <span className={styles.editWord}>{t('edit')}</span>
            </Link>
          )}
          <ProblemRowMenu row={row} />
        </span>
      </td>
    </tr>
  );
}
