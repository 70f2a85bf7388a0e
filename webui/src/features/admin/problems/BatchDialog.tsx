import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allTagsQuery } from '../../../entities/tag/tagQueries';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Button } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Dialog } from '../../../shared/ui/Dialog';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { Radio } from '../../../shared/ui/Radio';
import type { Named } from '../problemTypes';
import { type BatchAnswer, type BatchKind, sendBatch, siteLevelsQuery } from './batchCalls';
import { adminProblemsKey } from './problemListQueries';
import styles from './problems.module.css';

interface BatchDialogProps {
  kind: BatchKind;
  rows: readonly Named[];
  onDone: (answer: BatchAnswer) => void;
  onClose: () => void;
}

/** So many ids are told before the change; the number stands in the title. */
const mostNames = 12;

/** Asks before many problems change; tags and the level are chosen here. */
export function BatchDialog({ kind, rows, onDone, onClose }: BatchDialogProps) {
  const { t } = useTranslation('adminProblems');
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const needsChoice = kind === 'addTags' || kind === 'removeTags' || kind === 'difficulty';
  const count = rows.length;
  const names = rows.map((row) => row.problemId);
  const enumerate = useEnumeration();

  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const pids = rows.map((row) => row.id);
      const answer = await sendBatch(pids, { kind, chosen });
      void queries.invalidateQueries({ queryKey: adminProblemsKey });
      onDone(answer);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t(`batch.title_${kind}`, { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('batch.cancel')}</Button>
          <Button
            kind={kind === 'delete' ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={needsChoice && chosen.length === 0}
            onClick={() => void run()}
          >
            {t(`batch.run_${kind}`, { count })}
          </Button>
        </>
      }
    >
      <div className={layout.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p className={styles.names}>{enumerate(names, mostNames)}</p>
        {kind === 'delete' && <p>{t('batch.deleteBody')}</p>}
        {kind === 'rejudge' && <p>{t('batch.rejudgeBody')}</p>}
        {kind === 'difficulty' && <LevelChoice chosen={chosen} onChange={setChosen} />}
        {(kind === 'addTags' || kind === 'removeTags') && (
          <TagChoice chosen={chosen} onChange={setChosen} />
        )}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

function LevelChoice({ chosen, onChange }: ChoiceProps) {
  const { t } = useTranslation(['adminProblems', 'shell']);
  const known: Record<string, string> = {
    Easy: t('shell:difficulty.easy'),
    Mid: t('shell:difficulty.mid'),
    Hard: t('shell:difficulty.hard'),
  };
  const levels = useQuery(siteLevelsQuery).data ?? [];
  return (
    <fieldset className={styles.choices}>
      <legend className={layout.hiddenText}>{t('column.difficulty')}</legend>
      {levels.map(({ id, name }) => (
        <Radio
          key={id}
          name="batch-level"
          label={known[name] ?? name}
          checked={chosen[0] === id}
          onChange={() => onChange([id])}
        />
      ))}
    </fieldset>
  );
}

function TagChoice({ chosen, onChange }: ChoiceProps) {
  const { t } = useTranslation('adminProblems');
  const list = useQuery(allTagsQuery);
  if (list.data?.length === 0) return <p>{t('batch.noTags')}</p>;
  return (
    <fieldset className={styles.choices}>
      <legend className={layout.hiddenText}>{t('batch.tags')}</legend>
      {(list.data ?? []).map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
            )
          }
        />
      ))}
    </fieldset>
  );
}
