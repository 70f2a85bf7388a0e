import { useTranslation } from 'react-i18next';
import { to } from '../../../app/routes';
import { Button } from '../../../shared/ui/Button';
import { Link } from '../../../shared/ui/Link';
import { Progress } from '../../../shared/ui/Progress';
import { Table } from '../../../shared/ui/Table';
import { VerdictChip } from '../../../shared/ui/VerdictChip';
import type { Preview } from './versionCalls';
import styles from './versions.module.css';

interface PreviewViewProps {
  preview: Preview;
  /** Applying it makes another version of the data active. */
  changesVersion: boolean;
  onApply: (preview: Preview) => Promise<unknown>;
}

/** How far a preview is, and whose result changes from what to what. */
export function PreviewView({ preview, changesVersion, onApply }: PreviewViewProps) {
  const { t } = useTranslation('adminDataVersions');
  const { done, total, changed, students, gained, lost } = preview;
  const progress = t('progress', { done, total });
  return (
    <>
      {preview.state === 'running' && (
        <>
          <Progress label={progress} value={total > 0 ? done / total : 0} />
          <p>
            {progress}. {t('running')}
          </p>
        </>
      )}
      {preview.state !== 'running' && (
        <div className={styles.summary}>
          <strong>
            {changed.length === 0
              ? t('nothing')
              : t('summary', { count: changed.length, students, gained, lost })}
          </strong>
          {preview.state === 'done' && (changed.length > 0 || changesVersion) && (
            <Button kind="primary" onClick={() => void onApply(preview)}>
              {t('apply')}
            </Button>
          )}
        </div>
      )}
      {changed.length > 0 && <ChangeTable rows={changed} />}
    </>
  );
}

function ChangeTable({ rows }: { rows: Preview['changed'] }) {
  const { t } = useTranslation('adminDataVersions');
  return (
    <Table label={t('previewTitle')}>
      <thead>
        <tr>
          <th scope="col" data-hide="narrow">
            {t('column.submission')}
          </th>
          <th scope="col">{t('column.student')}</th>
          <th scope="col">{t('column.from')}</th>
          <th scope="col">{t('column.to')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.submitId}>
            <td data-kind="id" data-hide="narrow">
              <Link href={to('SubmissionDetails', { submitID: String(row.submitId) })}>
                {row.submitId}
              </Link>
            </td>
            <td className={styles.words}>
              {row.username}{' '}
              {row.realname && <span className={styles.realname}>{row.realname}</span>}
            </td>
            <td>
              <VerdictChip status={row.from.status} score={row.from.score} />
            </td>
            <td>
              <VerdictChip status={row.to.status} score={row.to.score} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
