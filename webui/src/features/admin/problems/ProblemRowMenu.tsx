import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReady, to } from '../../../app/routes';
import { useAction } from '../../../shared/forms/useAction';
import { RowMenu } from '../../../shared/lists/RowMenu';
import { useUser } from '../../../shared/session/useUser';
import { IconEye, IconFileText, IconTrash } from '../../../shared/ui/icons';
import { ExportDialog } from '../export/ExportDialog';
import { IconFileExport, IconHistory } from '../icons';
import type { AdminProblemRow } from '../problemTypes';
import { mayDelete, mayEdit, mayExport } from '../rights';
import { adminProblemsKey, deleteProblem } from './problemListQueries';

/** What is done rarely, or must not happen by a slip. */
export function ProblemRowMenu({ row }: { row: AdminProblemRow }) {
  const { t } = useTranslation('adminProblems');
  const user = useUser();
  const [isExporting, setExporting] = useState(false);
  const remove = useAction({
    run: () => deleteProblem(row.id),
    ask: () => ({
      title: t('deleteTitle', { name: row.problemId }),
      body: t('deleteBody', { name: row.problemId, title: row.title }),
      confirmLabel: t('delete'),
      isDestructive: true,
    }),
    said: () => t('deleted', { name: row.problemId }),
    keys: [adminProblemsKey],
  });

  return (
    <>
      <RowMenu
        label={t('moreNamed', { name: row.problemId })}
        entries={[
          isReady('ProblemDetails') && {
            label: t('view'),
            icon: IconEye,
            href: to('ProblemDetails', { problemID: row.problemId }),
          },
          mayEdit(user, row) && {
            label: t('dataVersions'),
            icon: IconHistory,
            href: to('AdminDataVersions', { pid: String(row.id) }),
          },
          mayEdit(user, row) && {
            label: t('editorial'),
            icon: IconFileText,
            href: to('AdminEditorial', { pid: String(row.id) }),
          },
          mayExport(user, row) && {
            label: t('export'),
            icon: IconFileExport,
            onSelect: () => setExporting(true),
          },
          mayDelete(user) && {
            label: t('delete'),
            icon: IconTrash,
            isDestructive: true,
            onSelect: () => void remove.run(),
          },
        ]}
      />
      {isExporting && <ExportDialog problems={[row]} onClose={() => setExporting(false)} />}
    </>
  );
}
