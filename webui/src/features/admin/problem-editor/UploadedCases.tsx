import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/downloadFile';
import { formatSize } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconDownload, IconTrash } from '../../../shared/ui/icons';
import { Table } from '../../../shared/ui/Table';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import { GroupField, ScoreField, useCaseColumns } from './CaseFields';
import styles from './editor.module.css';
import { IgnoredFiles } from './IgnoredFiles';
import type { CaseForm, ProblemForm } from './problemForm';
import { useCaseUpload } from './useCaseUpload';

/** Contract 00-conventions §1. */
const largestArchive = 512 * 1024 * 1024;

export function UploadedCases({ pid }: { pid: number | null }) {
  const { t } = useTranslation('adminProblemEditor');
  const { control } = useFormContext<ProblemForm>();
  const cases = useFieldArray({ control, name: 'uploadedCases' });
  const uploading = useCaseUpload((found) => cases.replace(found));
  return (
    <>
      <div className={styles.dropArea}>
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
      {cases.fields.length > 0 && (
        <CaseTable cases={cases.fields} onRemove={(index) => cases.remove(index)} />
      )}
      {pid !== null && <DownloadData pid={pid} />}
    </>
  );
}

interface CaseTableProps {
  cases: readonly (CaseForm & { id: string })[];
  onRemove: (index: number) => void;
}

function CaseTable({ cases, onRemove }: CaseTableProps) {
  const { t } = useTranslation('adminProblemEditor');
  const columns = useCaseColumns();
  const hasSizes = cases.some((each) => each.inputSize !== null);
  return (
    <Table label={t('cases.title')} isDense>
      <thead>
        <tr>
          <th scope="col" data-align="end">
            #
          </th>
          <th scope="col">{t('input')}</th>
          <th scope="col">{t('output')}</th>
          {hasSizes && (
            <th scope="col" data-hide="narrow">
              {t('cases.size')}
            </th>
          )}
          {columns.hasGroups && <th scope="col">{t('cases.group')}</th>}
          {columns.hasScores && <th scope="col">{t('cases.score')}</th>}
          <th scope="col">
            <span className={styles.hiddenLegend}>{t('cases.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cases.map((each, index) => (
          <tr key={each.id}>
            <td data-align="end">{index + 1}</td>
            <td className={styles.fileName}>{each.input}</td>
            <td className={styles.fileName}>{each.output}</td>
            {hasSizes && (
              <td data-hide="narrow" className={styles.size}>
                {each.inputSize !== null &&
                  `${formatSize(each.inputSize)} / ${formatSize(each.outputSize ?? 0)}`}
              </td>
            )}
            {columns.hasGroups && (
              <td>
                <GroupField list="uploadedCases" index={index} />
              </td>
            )}
            {columns.hasScores && (
              <td>
                <ScoreField list="uploadedCases" index={index} />
              </td>
            )}
            <td data-align="end">
              <IconButton
                icon={IconTrash}
                label={t('cases.removeNumber', { number: index + 1 })}
                onClick={() => onRemove(index)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function DownloadData({ pid }: { pid: number }) {
  const { t } = useTranslation('adminProblemEditor');
  const [isBusy, setBusy] = useState(false);
  const fetchData = async () => {
    setBusy(true);
    try {
      await downloadFile('/api/file/download-testcase', { query: { pid } });
    } catch {
      // The message is shown already.
    }
    setBusy(false);
  };
  return (
    <div className={styles.caseFoot}>
      <Button size="small" icon={IconDownload} isBusy={isBusy} onClick={() => void fetchData()}>
        {t('cases.download')}
      </Button>
    </div>
  );
}
