import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../../shared/api/downloadFile';
import { useAction } from '../../../../shared/forms/useAction';
import { DisclosureMenu } from '../../../../shared/ui/DisclosureMenu';

/** The stored questions as a file for another site, or for a spreadsheet program. */
export function QuestionExport({ pid }: { pid: number }) {
  const { t } = useTranslation('adminProblemEditorObjective');
  const fetching = useAction({
    run: (format: 'gift' | 'xlsx') =>
      downloadFile('GET /api/file/download-questions', { query: { pid, format } }),
  });
  return (
    <DisclosureMenu
      face={t('export.title')}
      align="end"
      entries={[
        { key: 'xlsx', label: t('export.xlsx'), onSelect: () => void fetching.run('xlsx') },
        { key: 'gift', label: t('export.gift'), onSelect: () => void fetching.run('gift') },
      ]}
    />
  );
}
