import { useTranslation } from 'react-i18next';
import { maxValue, minValue, object, pipe } from 'valibot';
import { numberOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { NumberInput } from '../../../shared/ui/NumberInput';
import styles from './judge.module.css';
import { type JudgeQueue, judgeQuery, setSlots } from './judgeCalls';

const slotsSchema = (most: number, sentence: string) =>
  object({
    count: pipe(numberOf(/^\d{1,4}$/, sentence), minValue(1, sentence), maxValue(most, sentence)),
  });

/** How many programs are judged at once, and how many wait in each lane. */
export function SlotsCard({ state, maySteer }: { state: JudgeQueue; maySteer: boolean }) {
  const { t } = useTranslation('adminJudge');
  const edit = useEditForm({
    values: { count: String(state.slots) },
    schema: slotsSchema(state.mostSlots, t('slotsBad', { most: state.mostSlots })),
    save: ({ count }) => setSlots(count),
    said: (_, { count }) => t('slotsDone', { count }),
    keys: [judgeQuery.queryKey],
    fieldOf: 'count',
    mayBeLeft: true,
  });

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
          <form noValidate onSubmit={edit.onSubmit}>
            <Field
              label={t('slotsField')}
              hint={t('slotsHint', { most: state.mostSlots })}
              error={edit.errorOf('count')}
            >
              <div className={styles.slotsRow}>
                <NumberInput className={styles.slotsInput ?? ''} {...edit.register('count')} />
                <Button type="submit" isBusy={edit.isBusy}>
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
