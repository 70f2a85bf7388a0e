import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLevelName } from '../../../entities/problem/useLevelName';
import { useAction } from '../../../shared/forms/useAction';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { Radio } from '../../../shared/ui/Radio';
import type { Named } from '../problemTypes';
import { type BatchAnswer, type BatchKind, sendBatch, siteLevelsQuery } from './batchCalls';
import { adminProblemsKey, unansweredQuery } from './problemListQueries';
import styles from './problems.module.css';
import { TagChoice } from './TagChoice';

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
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const needsChoice = kind === 'addTags' || kind === 'removeTags' || kind === 'difficulty';
  const count = rows.length;
  const names = rows.map((row) => row.problemId);
  const enumerate = useEnumeration();

  const pids = rows.map((row) => row.id);
  const change = useAction({
    run: () => sendBatch(pids, { kind, chosen }),
    keys: [adminProblemsKey],
    onDone,
    showsFailure: true,
  });
  return (
    <Dialog
      title={t(`batch.title_${kind}`, { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('batch.cancel')}</Button>
          <Button
            kind={kind === 'delete' ? 'danger' : 'primary'}
            isBusy={change.isBusy}
            disabled={needsChoice && chosen.length === 0}
            onClick={() => void change.run()}
          >
            {t(`batch.run_${kind}`, { count })}
          </Button>
        </>
      }
    >
      <div className={layout.form}>
        {change.failure && <Notice tone="bad">{change.failure}</Notice>}
        <p className={styles.names}>{enumerate(names, mostNames)}</p>
        {kind === 'publish' && <Unanswered pids={pids} />}
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

/** Which of them only a program passes that prints nothing. */
function Unanswered({ pids }: { pids: readonly number[] }) {
  const { t } = useTranslation('adminProblems');
  const enumerate = useEnumeration();
  const found = useQuery(unansweredQuery(pids)).data ?? [];
  if (found.length === 0) return null;
  const names = enumerate(
    found.map((each) => each.problemId),
    mostNames,
  );
  return <Notice tone="warn">{t('unanswered.several', { count: found.length, names })}</Notice>;
}

interface ChoiceProps {
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

function LevelChoice({ chosen, onChange }: ChoiceProps) {
  const { t } = useTranslation('adminProblems');
  const nameOf = useLevelName();
  const levels = useQuery(siteLevelsQuery).data ?? [];
  return (
    <fieldset className={styles.choices}>
      <legend className={layout.hiddenText}>{t('column.difficulty')}</legend>
      {levels.map(({ id, name }) => (
        <Radio
          key={id}
          name="batch-level"
          label={nameOf(name)}
          checked={chosen[0] === id}
          onChange={() => onChange([id])}
        />
      ))}
    </fieldset>
  );
}
