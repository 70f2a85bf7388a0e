import { useCallback } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { IconDownload } from '../../../shared/ui/icons';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import { CaseTable } from './CaseTable';
import casesStyles from './cases.module.css';
import styles from './editor.module.css';
import { IgnoredFiles } from './IgnoredFiles';
import { MakeOutputs } from './MakeOutputs';
import type { CaseForm, ProblemForm } from './problemForm';
import { SamplesAsCases } from './SamplesAsCases';
import { useCaseUpload } from './useCaseUpload';

/** Contract 00-conventions §1. */
const largestArchive = 512 * 1024 * 1024;

export function UploadedCases({ pid }: { pid: number | null }) {
  const { t } = useTranslation('adminProblemEditor');
  const { control, getValues } = useFormContext<ProblemForm>();
  const { fields, replace, remove, update, move, append } = useFieldArray({
    control,
    name: 'uploadedCases',
  });
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
          accept={['.zip', '.in', '.out', '.ans', '.txt']}
          limit={largestArchive}
          hint={t('cases.uploadHint')}
          sending={uploading.sending}
          onCancel={uploading.cancel}
          onFiles={(files) => void uploading.send(files)}
        />
      </div>
      {uploading.failure && (
        <p className={styles.textError} role="alert">
          {uploading.failure}
        </p>
      )}
      <IgnoredFiles files={uploading.ignored} />
      {fields.length > 0 && (
        <CaseTable pid={pid} cases={fields} onRemove={remove} onMove={move} onReplaced={renew} />
      )}
      <div className={casesStyles.caseFoot}>
        <SamplesAsCases list="uploadedCases" onMade={append} />
        {pid !== null && <MakeOutputs pid={pid} />}
        {pid !== null && <DownloadData pid={pid} />}
      </div>
    </>
  );
}

function DownloadData({ pid }: { pid: number }) {
  const { t } = useTranslation('adminProblemEditor');
  const fetching = useAction({
    run: () => downloadFile('GET /api/file/download-testcase', { query: { pid } }),
  });
  return (
    <Button
      size="small"
      icon={IconDownload}
      isBusy={fetching.isBusy}
      onClick={() => void fetching.run()}
    >
      {t('cases.download')}
    </Button>
  );
}
