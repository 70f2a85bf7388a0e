import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../shared/ui/Card';
import { Checkbox } from '../../../../shared/ui/Checkbox';
import { Field } from '../../../../shared/ui/Field';
import layout from '../../../../shared/ui/layout.module.css';
import { Radio } from '../../../../shared/ui/Radio';
import { TextArea } from '../../../../shared/ui/TextArea';
import styles from '../../desk.module.css';
import type { ExamForm } from './examForm';

const parts = ['discussion', 'problems', 'assistant', 'messages', 'submissions'] as const;
const places = ['any', 'refuse', 'take_over'] as const;
const lists = ['addresses', 'configKeys', 'examKeys'] as const;

/** What else is shut while a student's time runs, and from where they may work. */
export function RoomCard() {
  const { t } = useTranslation('adminTimedWorkExam');
  const { register, formState } = useFormContext<ExamForm>();
  return (
    <Card title={t('room.title')} isPadded>
      <div className={layout.form}>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('room.closed')}</legend>
          {parts.map((part) => (
            <Checkbox
              key={part}
              label={t(`room.part.${part}`)}
              value={part}
              {...register('closed')}
            />
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('room.place')}</legend>
          {places.map((place) => (
            <Radio
              key={place}
              label={t(`room.onePlace.${place}`)}
              value={place}
              {...register('onePlace')}
            />
          ))}
        </fieldset>
        {lists.map((list) => (
          <Field
            key={list}
            label={t(`room.${list}`)}
            hint={t(`room.${list}Hint`)}
            error={formState.errors[list]?.message}
          >
            <TextArea isMono rows={3} spellCheck={false} {...register(list)} />
          </Field>
        ))}
      </div>
    </Card>
  );
}
