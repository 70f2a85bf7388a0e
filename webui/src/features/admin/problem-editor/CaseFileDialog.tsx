import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { formatSize } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconDownload, IconPencil, IconUpload } from '../../../shared/ui/icons';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { CaseTextDialog } from './CaseTextDialog';
import { type CaseFilePlace, caseFileQuery } from './caseFileQueries';
import casesStyles from './cases.module.css';
import styles from './editor.module.css';

interface CaseFileDialogProps {
  place: CaseFilePlace;
  onReplace: (file: File) => Promise<void>;
  onClose: () => void;
}

/** One file of the test data: what is in it, to be changed, fetched or replaced. */
export function CaseFileDialog({ place, onReplace, onClose }: CaseFileDialogProps) {
  const { t } = useTranslation('adminProblemEditor');
  const found = useQuery(caseFileQuery(place));
  const picker = useRef<HTMLInputElement>(null);
  const [isChanging, setChanging] = useState(false);
  const replacing = useAction({ run: onReplace });
  const fetching = useAction({
    run: () => downloadFile('GET /api/file/download-case-file', { query: { ...place } }),
  });
  // Bytes that are no text were replaced: they would not come back.
  const mayChange = found.data && !found.data.isCut && !found.data.text.includes('\ufffd');
  return (
    <Dialog
      title={place.name}
      size="large"
      onClose={onClose}
      actions={
        <>
          {mayChange && (
            <Button icon={IconPencil} onClick={() => setChanging(true)}>
              {t('caseFile.change')}
            </Button>
          )}
          <Button
            icon={IconUpload}
            isBusy={replacing.isBusy}
            onClick={() => picker.current?.click()}
          >
            {t('caseFile.replace')}
          </Button>
          <Button icon={IconDownload} isBusy={fetching.isBusy} onClick={() => void fetching.run()}>
            {t('caseFile.download')}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={t('caseFile.replaceWith', { name: place.name })}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void replacing.run(file);
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
          {isChanging && (
            <CaseTextDialog
              name={place.name}
              text={found.data.text}
              onSave={(text) => onReplace(new File([text], place.name, { type: 'text/plain' }))}
              onClose={() => setChanging(false)}
            />
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must take the keyboard */}
          <pre className={styles.textBox} tabIndex={0}>
            {found.data.text || t('caseFile.empty')}
          </pre>
        </>
      )}
    </Dialog>
  );
}
