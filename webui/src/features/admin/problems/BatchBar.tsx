import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../../shared/lists/useSelection';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { ExportDialog } from '../export/ExportDialog';
import { IconFileExport } from '../icons';
import type { Named } from '../problemTypes';
import { mayBatch, mayRejudge } from '../rights';
import { BatchDialog } from './BatchDialog';
import { BatchReport } from './BatchReport';
import type { BatchAnswer, BatchKind } from './batchCalls';
import styles from './problems.module.css';

const kinds: readonly BatchKind[] = [
  'publish',
  'hide',
  'addTags',
  'removeTags',
  'difficulty',
  'rejudge',
  'delete',
];

interface Outcome {
  answer: BatchAnswer;
  rows: readonly Named[];
}

/** What can be done with the ticked problems, and what came of it. */
export function BatchBar({ selection }: { selection: Selection<Named> }) {
  const { t } = useTranslation('adminProblems');
  const [kind, setKind] = useState<BatchKind | null>(null);
  const [isExporting, setExporting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const user = useUser();
  const offered = kinds.filter(
    (each) => mayBatch(user) && (each !== 'rejudge' || mayRejudge(user)),
  );
  const { rows } = selection;

  const finish = (answer: BatchAnswer) => {
    setOutcome({ answer, rows });
    setKind(null);
    // What was refused stays ticked: something else may be done with it.
    const refused = new Set(answer.failed.map((each) => each.pid));
    selection.set(
      rows.filter((row) => !refused.has(row.id)),
      false,
    );
  };
  return (
    <>
      {outcome && <BatchReport {...outcome} onClose={() => setOutcome(null)} />}
      {rows.length > 0 && (
        <section className={styles.batch} aria-label={t('batch.title')}>
          <strong aria-live="polite">{t('batch.chosen', { count: rows.length })}</strong>
          <Button
            size="small"
            icon={IconFileExport}
            onClick={() => {
              setOutcome(null);
              setExporting(true);
            }}
          >
            {t('export')}
          </Button>
          {offered.map((each) => (
            <Button
              key={each}
              size="small"
              kind={each === 'delete' ? 'danger' : 'plain'}
              onClick={() => {
                setOutcome(null);
                setKind(each);
              }}
            >
              {t(`batch.${each}`)}
            </Button>
          ))}
          <Button size="small" kind="quiet" onClick={selection.clear}>
            {t('batch.clear')}
          </Button>
        </section>
      )}
      {isExporting && <ExportDialog problems={rows} onClose={() => setExporting(false)} />}
      {kind && (
        <BatchDialog kind={kind} rows={rows} onDone={finish} onClose={() => setKind(null)} />
      )}
    </>
  );
}
