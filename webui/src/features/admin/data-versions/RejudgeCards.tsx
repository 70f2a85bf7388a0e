import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { ExamEffect } from './ExamEffect';
import { PreviewView } from './PreviewView';
import { RejudgeTable } from './RejudgeTable';
import {
  applyPreview,
  cidOf,
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
  /** Whose submissions are judged again; null: those of practice. */
  exam: number | null;
  /** The key of the preview that is looked at; null shows the newest while nobody has applied it. */
  opened: string | null;
  onOpen: (key: string) => void;
}

const isOpen = ({ state }: Rejudge) => state === 'running' || state === 'done';

/** What was previewed holds no longer. */
const isUndone = ({ state }: Rejudge) => state === 'undoing' || state === 'undone';

const isUnderWay = (row: Rejudge) => ['running', 'applying', 'undoing'].includes(row.state);

/** What judging again would change, and what was applied. */
export function RejudgeCards({ pid, exam, opened, onOpen }: RejudgeCardsProps) {
  const { t } = useTranslation('adminDataVersions');
  const batches = useQuery({
    ...rejudgesQuery(pid),
    refetchInterval: (query) => (query.state.data?.some(isUnderWay) ? every : false),
  });
  const newest = batches.data?.find((row) => row.cid === cidOf(exam));
  const isTakenBack = batches.data?.some((row) => row.key === opened && isUndone(row));
  const chosen = isTakenBack ? null : opened;
  const key = chosen ?? (newest && isOpen(newest) ? newest.key : null);
  const batch = batches.data?.find((row) => row.key === key);
  const newVersion =
    batch && batch.dataVersion !== batch.previousDataVersion ? batch.dataVersion : null;
  const preview = useQuery({
    ...previewQuery(pid, key ?? ''),
    enabled: key !== null,
    refetchInterval: (query) => (query.state.data?.state === 'running' ? every : false),
  });

  const apply = useAction({
    run: (_: Preview) => applyPreview(key ?? ''),
    ask: ({ changed, gained, lost }) => ({
      title: t('applyTitle'),
      body: [
        t('applyBody', { count: changed.length, gained, lost }),
        newVersion !== null && t('applyVersion', { version: newVersion }),
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t('apply'),
    }),
    said: ({ changed }) => t('applied', { count: changed }),
    keys: [versionsKey(pid)],
  });
  const undo = useAction({
    run: (row: Rejudge) => undoRejudge(row.batchId),
    ask: (row) => ({
      title: t('undoTitle'),
      body: t('undoBody', { count: row.changed }),
      confirmLabel: t('undo'),
      isDestructive: true,
    }),
    said: ({ restored }) => t('undone', { count: restored }),
    keys: [versionsKey(pid)],
  });

  return (
    <>
      <Card title={t('previewTitle')}>
        <div className={styles.body}>
          <p>{t(exam === null ? 'previewText' : 'previewTextExam')}</p>
          {key === null && <p>{t('previewNone')}</p>}
          {preview.isError && <ErrorState error={preview.error} />}
          {preview.data && (
            <PreviewView
              preview={preview.data}
              changesVersion={newVersion !== null}
              onApply={apply.run}
            />
          )}
          {exam !== null && key !== null && preview.data?.state === 'done' && (
            <ExamEffect tid={exam} preview={key} />
          )}
        </div>
      </Card>
      <Card title={t('batches')}>
        {batches.isError && (
          <ErrorState error={batches.error} onRetry={() => void batches.refetch()} />
        )}
        {batches.data?.length === 0 && <EmptyState text={t('batchesEmpty')} />}
        {batches.data && batches.data.length > 0 && (
          <RejudgeTable rows={batches.data} onOpen={onOpen} onUndo={undo.run} />
        )}
      </Card>
    </>
  );
}
