import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/downloadFile';
import { formatSize } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconDownload, IconUpload } from '../../../shared/ui/icons';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { type CaseFilePlace, caseFileQuery } from './caseFileQueries';
import casesStyles from './cases.module.css';
import styles from './editor.module.css';

interface CaseFileDialogProps {
  place: CaseFilePlace;
  isReplacing: boolean;
  onReplace: (file: File) => void;
  onClose: () => void;
}

/** One file of the test data: what is in it, to be fetched or replaced. */
export function CaseFileDialog({ place, isReplacing, onReplace, onClose }: CaseFileDialogProps) {
  const { t } = useTranslation('adminProblemEditor');
  const found = useQuery(caseFileQuery(place));
  const picker = useRef<HTMLInputElement>(null);
  const fetchFile = async () => {
    try {
      await downloadFile('GET /api/file/download-case-file', { query: { ...place } });
    } catch {
      // The message is shown already.
    }
  };
  return (
    <Dialog
      title={place.name}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button icon={IconUpload} isBusy={isReplacing} onClick={() => picker.current?.click()}>
            {t('caseFile.replace')}
          </Button>
          <Button icon={IconDownload} onClick={() => void fetchFile()}>
            {t('caseFile.download')}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={t('caseFile.replaceWith', { name: place.name })}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) onReplace(file);
              event.currentTarget.value = '';
            }}
          />
        </>
      }
    >
      {found.isPending && <Skeleton lines={4} height={20} />}
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && (
        <>
          <p className={casesStyles.caseFileFacts}>
            {formatSize(found.data.size)}
            {found.data.isCut && ` · ${t('caseFile.cut')}`}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must take the keyboard */}
          <pre className={styles.textBox} tabIndex={0}>
            {found.data.text || t('caseFile.empty')}
          </pre>
        </>
      )}
    </Dialog>
  );
}
