import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReady } from '../../../app/pages';
import { to } from '../../../app/routes';
import { useUser } from '../../../shared/session/useUser';
import { Icon } from '../../../shared/ui/Icon';
import { IconButton } from '../../../shared/ui/IconButton';
import {
  IconDots,
  IconEye,
  IconFileExport,
  IconHistory,
  IconTrash,
} from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/Link';
import { Popover } from '../../../shared/ui/Popover';
import { confirm } from '../../../shared/ui/questions';
import { toast } from '../../../shared/ui/toast';
import { ExportDialog } from '../export/ExportDialog';
import type { AdminProblemRow } from '../problemTypes';
import { mayDelete, mayEdit, mayExport } from '../rights';
import { adminProblemsKey, deleteProblem } from './problemListQueries';
import styles from './problems.module.css';

/** What is done rarely, or must not happen by a slip. */
export function ProblemRowMenu({ row }: { row: AdminProblemRow }) {
  const { t } = useTranslation('adminProblems');
  const user = useUser();
  const queries = useQueryClient();
  const [isExporting, setExporting] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteProblem(row.id),
    onSuccess: () => {
      toast.success(t('deleted', { name: row.problemId }));
      return queries.invalidateQueries({ queryKey: adminProblemsKey });
    },
  });
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: t('deleteTitle', { name: row.problemId }),
      body: t('deleteBody', { name: row.problemId, title: row.title }),
      confirmLabel: t('delete'),
      isDestructive: true,
    });
    if (isSure) remove.mutate();
  };

  const canView = isReady('ProblemDetails');
  const canExport = mayExport(user, row);
  if (!canView && !canExport && !mayDelete(user)) return null;
  return (
    <>
      <Popover
        label={t('moreNamed', { name: row.problemId })}
        trigger={(attributes) => (
          <IconButton
            icon={IconDots}
            label={t('moreNamed', { name: row.problemId })}
            {...attributes}
          />
        )}
      >
        {(close) => (
          <ul className={styles.menu}>
            {canView && (
              <li>
                <Link
                  href={to('ProblemDetails', { problemID: row.problemId })}
                  className={styles.menuEntry}
                >
                  <Icon icon={IconEye} />
                  {t('view')}
                </Link>
              </li>
            )}
            {mayEdit(user, row) && (
              <li>
                <Link
                  href={to('AdminDataVersions', { pid: String(row.id) })}
                  className={styles.menuEntry}
                >
                  <Icon icon={IconHistory} />
                  {t('dataVersions')}
                </Link>
              </li>
            )}
            {canExport && (
              <li>
                <button
                  type="button"
                  className={styles.menuEntry}
                  onClick={() => {
                    close();
                    setExporting(true);
                  }}
                >
                  <Icon icon={IconFileExport} />
                  {t('export')}
                </button>
              </li>
            )}
            {mayDelete(user) && (
              <li>
                <button
                  type="button"
                  className={`${styles.menuEntry} ${styles.danger}`}
                  onClick={() => {
                    close();
                    void askAndRemove();
                  }}
                >
                  <Icon icon={IconTrash} />
                  {t('delete')}
                </button>
              </li>
            )}
          </ul>
        )}
      </Popover>
      {isExporting && <ExportDialog problems={[row]} onClose={() => setExporting(false)} />}
    </>
  );
}
