import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { IconDownload } from '../../../shared/ui/icons';
import type { BoardQuestion } from './boardQueries';

/** The board as a workbook, with the same people and submissions as the one that is shown. */
export function DownloadButton({ question }: { question: BoardQuestion }) {
  const { t } = useTranslation('contestBoard');
  const { cid, forceRefresh, removeStar, containsEnd } = question;
  const download = useAction({
    run: () =>
      downloadFile('GET /api/file/download-contest-rank', {
        query: { cid, forceRefresh, removeStar, containEnd: containsEnd },
      }),
    isSingle: true,
  });
  return (
    <Button
      size="small"
      icon={IconDownload}
      isBusy={download.isBusy}
      onClick={() => void download.run()}
    >
      {t('bar.download')}
    </Button>
  );
}
