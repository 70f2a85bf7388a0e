import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useSending } from '../../../shared/forms/useSending';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconDownload } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { toast } from '../../../shared/ui/toast';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import { MergedTable } from './MergedTable';
import {
  downloadAlike,
  downloadCode,
  downloadMerged,
  type Merged,
  mergedQuery,
  type Pack,
  packEnding,
  packsKey,
  takeResult,
} from './packQueries';
import styles from './packs.module.css';
import { Questions } from './Questions';
import { ResultFiles } from './ResultFiles';

const largestResults = 128 * 1024 * 1024;

/** Results that come back from schools: taken in, asked about, and put together. */
export function MergeView({ pack }: { pack: Pack }) {
  const { t } = useTranslation('adminPacks');
  const merged = useQuery(mergedQuery(pack.id));
  const take = useSending({
    nameOf: (file: File) => file.name,
    run: (file, options) => takeResult(pack.id, file, options),
    keys: [packsKey],
    onDone: ({ isNew }) => (isNew ? toast.success(t('merge.taken')) : toast.info(t('merge.same'))),
    showsFailure: true,
  });
  return (
    <>
      <Card title={t('merge.title')} isPadded>
        <div className={layout.stack}>
          <p>{t('merge.text')}</p>
          {take.failure && <Notice tone="bad">{take.failure}</Notice>}
          <FileDrop
            label={t('merge.file')}
            accept={[packEnding]}
            limit={largestResults}
            hint={t('merge.hint')}
            sending={take.sending}
            onCancel={take.cancel}
            onFile={(file) => void take.run(file)}
          />
        </div>
      </Card>
      {merged.isPending && <Skeleton lines={6} height={32} />}
      {merged.isError && (
        <Card>
          <ErrorState error={merged.error} onRetry={() => void merged.refetch()} />
        </Card>
      )}
      {merged.data && merged.data.files.length > 0 && <Parts id={pack.id} merged={merged.data} />}
    </>
  );
}

function Parts({ id, merged }: { id: number; merged: Merged }) {
  const { t } = useTranslation('adminPacks');
  return (
    <>
      <ResultFiles id={id} files={merged.files} />
      {merged.questions.length > 0 && <Questions id={id} merged={merged} />}
      <Card
        title={t('sheet.title', { count: merged.people.length })}
        actions={
          <Downloads
            id={id}
            isComplete={merged.waiting === 0}
            hasCode={merged.files.some(({ code }) => code)}
          />
        }
        hasRule
      >
        {merged.waiting > 0 && (
          <div className={styles.padded}>
            <Notice tone="warn">{t('sheet.waiting', { count: merged.waiting })}</Notice>
          </div>
        )}
        <MergedTable merged={merged} />
      </Card>
    </>
  );
}

interface DownloadsProps {
  id: number;
  isComplete: boolean;
  /** Whether what people sent came along with their results. */
  hasCode: boolean;
}

function Downloads({ id, isComplete, hasCode }: DownloadsProps) {
  const { t } = useTranslation('adminPacks');
  const download = useAction({
    run: (type: 'xlsx' | 'csv') => downloadMerged(id, type),
    isSingle: true,
  });
  const sent = useAction({
    run: (what: 'code' | 'alike') => (what === 'code' ? downloadCode(id) : downloadAlike(id)),
    isSingle: true,
  });
  return (
    <span className={layout.row}>
      {(['xlsx', 'csv'] as const).map((type) => (
        <Button
          key={type}
          size="small"
          icon={IconDownload}
          disabled={!isComplete || download.isBusy}
          onClick={() => void download.run(type)}
        >
          {t(`sheet.${type}`)}
        </Button>
      ))}
      {hasCode &&
        (['code', 'alike'] as const).map((what) => (
          <Button
            key={what}
            size="small"
            icon={IconDownload}
            title={t(`sheet.${what}Hint`)}
            disabled={sent.isBusy}
            onClick={() => void sent.run(what)}
          >
            {t(`sheet.${what}`)}
          </Button>
        ))}
    </span>
  );
}
