import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { useUser } from '../../../shared/session/useUser';
import { Icon } from '../../../shared/ui/Icon';
import { IconPencil } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import type { AdminProblemRow } from '../problemTypes';
import { mayEdit } from '../rights';
import { ProblemRowMenu } from './ProblemRowMenu';
import styles from './problems.module.css';

export function ProblemActions({ row }: { row: AdminProblemRow }) {
  const { t } = useTranslation('adminProblems');
  const isEditable = mayEdit(useUser(), row);
  return (
    <span className={styles.actions}>
      {isEditable && (
        <Link
          href={to('AdminProblemEdit', { pid: row.id })}
          className={styles.edit}
          aria-label={t('editNamed', { name: row.problemId })}
        >
          <Icon icon={IconPencil} />
          <span className={styles.editWord}>{t('edit')}</span>
        </Link>
      )}
      <ProblemRowMenu row={row} />
    </span>
  );
}
