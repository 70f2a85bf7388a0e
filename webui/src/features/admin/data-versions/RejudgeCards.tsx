import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { confirm } from '../../../shared/ui/questions';
import { toast } from '../../../shared/ui/toast';
import { PreviewView } from './PreviewView';
import { RejudgeTable } from './RejudgeTable';
import {
  applyPreview,
  type Preview,
  previewQuery,
  type Rejudge,
  rejudgesQuery,
  undoRejudge,
  versionsKey,
} from './versionCalls';
import styles from './versions.module.css';

const every = 1500;

interface RejudgeCardsProps {
  pid: number;
  /** The key of the preview that is looked at; null shows the newest that nobody has applied. */
  opened: string | null;
  onOpen: (key: string) => void;
}

const isUnderWay = (row: Rejudge) => ['running', 'applying', 'undoing'].includes(row.state);

/** What judging again would change, and what was applied. */
export function RejudgeCards({ pid, opened, onOpen }: RejudgeCardsProps) {
  const { t } = useTranslation('adminDataVersions');
  const queries = useQueryClient();
  const batches = useQuery({
    ...rejudgesQuery(pid),
    refetchInterval: (query) => (query.state.data?.some(isUnderWay) ? every : false),
  });
  const open = batches.data?.find((row) => row.state === 'running' || row.state === 'done');
  const key = opened ?? open?.key ?? null;
  const batch = batches.data?.find((row) => row.key === key);
  const newVersion =
    batch && batch.dataVersion !== batch.previousDataVersion ? batch.dataVersion : null;
  const preview = useQuery({
    ...previewQuery(pid, key ?? ''),
    enabled: key !== null,
    refetchInterval: (query) => (query.state.data?.state === 'running' ? every : false),
  });

  const run = async (change: () => Promise<string>) => {
    try {
      toast.success(await change());
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    await queries.invalidateQueries({ queryKey: versionsKey(pid) });
  };
  const apply = async (shown: Preview) => {
    if (key === null) return;
    const { gained, lost } = shown;
    const words = [
      t('applyBody', { count: shown.changed.length, gained, lost }),
      newVersion !== null && t('applyVersion', { version: newVersion }),
    ];
    const isSure = await confirm({
      title: t('applyTitle'),
      body: words.filter(Boolean).join(' '),
      confirmLabel: t('apply'),
    });
    if (!isSure) return;
    await run(async () => t('applied', { count: (await applyPreview(key)).changed }));
  };
  const undo = async (row: Rejudge) => {
    const isSure = await confirm({
      title: t('undoTitle'),
      body: t('undoBody', { count: row.changed }),
      confirmLabel: t('undo'),
      isDestructive: true,
    });
    if (!isSure) return;
    await run(async () => t('undone', { count: (await undoRejudge(row.batchId)).restored }));
  };

  return (
    <>
      <Card title={t('previewTitle')}>
        <div className={styles.body}>
          <p>{t('previewText')}</p>
          {key === null && <p>{t('previewNone')}</p>}
          {preview.isError && <ErrorState error={preview.error} />}
          {preview.data && (
            <PreviewView
              preview={preview.data}
              changesVersion={newVersion !== null}
              onApply={apply}
            />
          )}
        </div>
      </Card>
      <Card title={t('batches')}>
        {batches.isError && (
          <ErrorState error={batches.error} onRetry={() => void batches.refetch()} />
        )}
        {batches.data?.length === 0 && <EmptyState text={t('batchesEmpty')} />}
        {batches.data && batches.data.length > 0 && (
          <RejudgeTable rows={batches.data} onOpen={onOpen} onUndo={undo} />
        )}
      </Card>
    </>
  );
}
