import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/Button';
import { Field } from '../../../../shared/ui/Field';
import { Select } from '../../../../shared/ui/Select';
import editorStyles from '../editor.module.css';
import type { Solution } from '../solutionQueries';
import styles from './outputs.module.css';

interface MakeOutputsFieldsProps {
  solutions: readonly Solution[];
  /** How many cases have no answer. */
  unanswered: number;
  isRunning: boolean;
  /** Nothing can be run now. */
  isStopped: boolean;
  onStart: (wanted: { solutionId: number; every: boolean }) => unknown;
}

/** Which solution, and for which cases. */
export function MakeOutputsFields(props: MakeOutputsFieldsProps) {
  const { t } = useTranslation('adminProblemEditorOutputs');
  const { solutions, unanswered } = props;
  // Who is expected to be accepted writes the right answers.
  const best = solutions.find((each) => each.expected.every((status) => status === 0));
  const [chosen, setChosen] = useState(String((best ?? solutions[0])?.id));
  const [which, setWhich] = useState(unanswered > 0 ? 'missing' : 'every');
  const ways = [
    { value: 'missing', label: t('missing', { count: unanswered }) },
    { value: 'every', label: t('every') },
  ];
  return (
    <div className={editorStyles.three}>
      <Field label={t('solution')}>
        <Select
          value={chosen}
          options={solutions.map((each) => ({
            value: String(each.id),
            label: `${each.name} · ${each.language}`,
          }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('which')}>
        <Select
          value={which}
          options={unanswered > 0 ? ways : ways.slice(1)}
          onChange={(event) => setWhich(event.currentTarget.value)}
        />
      </Field>
      <div className={styles.besideFields}>
        <Button
          isBusy={props.isRunning}
          disabled={props.isStopped}
          onClick={() =>
            void props.onStart({ solutionId: Number(chosen), every: which === 'every' })
          }
        >
          {t('start')}
        </Button>
      </div>
    </div>
  );
}
