import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftPlace } from '../../../entities/problem/draftCalls';
import {
  type DraftVersion,
  draftVersionQuery,
  draftVersionsQuery,
} from '../../../entities/problem/versionQueries';
import { CodeView } from '../../../shared/editor/CodeView';
import { formatDateTime } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import styles from './DraftDialogs.module.css';

interface VersionsDialogProps {
  where: DraftPlace;
  language: string;
  onRestore: (code: string) => void;
  onClose: () => void;
}

/** Earlier states of the code, to read and to take back. */
export default function VersionsDialog({
  where,
  language,
  onRestore,
  onClose,
}: VersionsDialogProps) {
  const { t } = useTranslation('problem');
  const versions = useQuery(draftVersionsQuery(where, language));
  const [chosen, setChosen] = useState<number | null>(null);
  const version = chosen ?? versions.data?.[0]?.version ?? null;
  const text = useQuery({
    ...draftVersionQuery(where, language, version ?? 0),
    enabled: version !== null,
  });
  return (
    <Dialog
      title={t('draft.versions.title', { language })}
      size="wide"
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          disabled={!text.data}
          onClick={() => {
            if (text.data) onRestore(text.data.code);
            onClose();
          }}
        >
          {t('draft.versions.restore')}
        </Button>
      }
    >
      {versions.isError && (
        <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />
      )}
      {versions.isPending && <Skeleton lines={6} height={20} />}
      {versions.data?.length === 0 && <EmptyState text={t('draft.versions.none')} />}
      {versions.data && versions.data.length > 0 && (
        <div className={styles.history}>
          <VersionList versions={versions.data} chosen={version} onChoose={setChosen} />
          <CodeView
            className={styles.code ?? ''}
            code={text.data?.code ?? ''}
            language={language}
            label={t('draft.versions.text')}
          />
        </div>
      )}
    </Dialog>
  );
}

interface VersionListProps {
  versions: readonly DraftVersion[];
  chosen: number | null;
  onChoose: (version: number) => void;
}

function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const { t } = useTranslation('problem');
  return (
    <ul className={styles.versions}>
      {versions.map(({ version, savedAt, client, length }) => (
        <li key={version}>
          <button
            type="button"
            className={styles.version}
            aria-pressed={version === chosen}
            onClick={() => onChoose(version)}
          >
            <span>{formatDateTime(savedAt)}</span>
            <span className={styles.facts}>
              {t('draft.versions.length', { count: length })} · {client}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
