import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { toast } from '../../../shared/ui/toast';
import styles from './judge.module.css';
import { type JudgeQueue, judgeQuery, setSlots } from './judgeCalls';

/** How many programs are judged at once, and how many wait in each lane. */
export function SlotsCard({ state, maySteer }: { state: JudgeQueue; maySteer: boolean }) {
  const { t } = useTranslation('adminJudge');
  const queries = useQueryClient();
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const shown = text ?? String(state.slots);

  const save = async () => {
    const count = Number(shown);
    if (!Number.isInteger(count) || count < 1 || count > state.mostSlots) {
      setError(t('slotsBad', { most: state.mostSlots }));
      return;
    }
    setBusy(true);
    try {
      await setSlots(count);
      toast.success(t('slotsDone', { count }));
      setError(undefined);
      await queries.invalidateQueries({ queryKey: judgeQuery.queryKey });
      setText(null);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
    setBusy(false);
  };

  return (
    <Card title={t('settings')} isPadded>
      <div className={layout.stack}>
        <ul className={styles.lanes}>
          {state.lanes.map((lane) => (
            <li key={lane.lane}>
              {t(`lane.${lane.name as 'contest'}`)}
              <strong>{lane.pending}</strong>
            </li>
          ))}
        </ul>
        {maySteer && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <Field
              label={t('slotsField')}
              hint={t('slotsHint', { most: state.mostSlots })}
              error={error}
            >
              <div className={styles.slotsRow}>
                <NumberInput
                  className={styles.slotsInput ?? ''}
                  value={shown}
                  onInput={(event) => setText(event.currentTarget.value)}
                />
                <Button type="submit" isBusy={isBusy}>
                  {t('slotsSave')}
                </Button>
              </div>
            </Field>
          </form>
        )}
      </div>
    </Card>
  );
}
