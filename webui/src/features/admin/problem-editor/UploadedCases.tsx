import { useCallback, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/downloadFile';
import { Button } from '../../../shared/ui/Button';
import { IconDownload } from '../../../shared/ui/icons';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import { CaseTable } from './CaseTable';
import casesStyles from './cases.module.css';
import styles from './editor.module.css';
import { IgnoredFiles } from './IgnoredFiles';
import type { CaseForm, ProblemForm } from './problemForm';
import { useCaseUpload } from './useCaseUpload';

/** Contract 00-conventions §1. */
const largestArchive = 512 * 1024 * 1024;

export function UploadedCases({ pid }: { pid: number | null }) {
  const { t } = useTranslation('adminProblemEditor');
  const { control, getValues } = useFormContext<ProblemForm>();
  const { fields, replace, remove, update } = useFieldArray({ control, name: 'uploadedCases' });
  const uploading = useCaseUpload(pid !== null, replace);
  const renew = useCallback(
    (index: number, part: Partial<CaseForm>) =>
      update(index, { ...getValues(`uploadedCases.${index}`), ...part }),
    [update, getValues],
  );
  return (
    <>
      <div className={casesStyles.dropArea}>
        <FileDrop
          label={t('cases.upload')}
          accept={['.zip']}
          limit={largestArchive}
          hint={t('cases.uploadHint')}
          sending={uploading.sending}
          onCancel={uploading.cancel}
          onFile={(file) => void uploading.send(file)}
        />
      </div>
      {uploading.failure && (
        <p className={styles.textError} role="alert">
          {uploading.failure}
        </p>
      )}
      <IgnoredFiles files={uploading.ignored} />
      {fields.length > 0 && (
        <CaseTable pid={pid} cases={fields} onRemove={remove} onReplaced={renew} />
      )}
      {pid !== null && <DownloadData pid={pid} />}
    </>
  );
}

function DownloadData({ pid }: { pid: number }) {
  const { t } = useTranslation('adminProblemEditor');
  const [isBusy, setBusy] = useState(false);
  const fetchData = async () => {
    setBusy(true);
    try {
      await downloadFile('GET /api/file/download-testcase', { query: { pid } });
    } catch {
      // The message is shown already.
    }
    setBusy(false);
  };
  return (
    <div className={casesStyles.caseFoot}>
      <Button size="small" icon={IconDownload} isBusy={isBusy} onClick={() => void fetchData()}>
        {t('cases.download')}
      </Button>
    </div>
  );
}
