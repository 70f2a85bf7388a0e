import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconTrash } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from '../desk.module.css';
import { IconPlus } from '../icons';
import type { ContestForm } from './contestForm';

const kinds = ['none', 'proportion', 'count'] as const;
const mostAwards = 20;
const newAward = { name: '', background: '#5c6bc0', color: '#ffffff', num: '10' };

/** Whom the board marks as winners, from the first place on. */
export function AwardsCard() {
  const { t } = useTranslation('adminContests');
  const { control, register, watch, formState } = useFormContext<ContestForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'awards' });
  const kind = watch('awardType');
  const awards = watch('awards');
  return (
    <Card title={t('awards.title')} isPadded>
      <div className={layout.form}>
        <div className={styles.fields}>
          <Select
            label={t('awards.kind')}
            options={kinds.map((name, value) => ({
              value: String(value),
              label: t(`awards.${name}`),
            }))}
            {...register('awardType')}
          />
        </div>
        {kind !== '0' && (
          <>
            <ol className={styles.awards}>
              {fields.map((field, index) => {
                const place = { number: index + 1 };
                return (
                  <li key={field.id} className={styles.award}>
                    <TextInput
                      aria-label={t('awards.name', place)}
                      maxLength={50}
                      {...register(`awards.${index}.name`)}
                    />
                    <input
                      type="color"
                      className={styles.palette}
                      aria-label={t('awards.background', place)}
                      {...register(`awards.${index}.background`)}
                    />
                    <input
                      type="color"
                      className={styles.palette}
                      aria-label={t('awards.color', place)}
                      {...register(`awards.${index}.color`)}
                    />
                    <NumberInput
                      aria-label={t('awards.num', place)}
                      unit={t(kind === '1' ? 'awards.percent' : 'awards.places')}
                      {...register(`awards.${index}.num`)}
                    />
                    <span
                      className={styles.sample}
                      style={{
                        background: awards[index]?.background,
                        color: awards[index]?.color,
                      }}
                    >
                      {awards[index]?.name}
                    </span>
                    <IconButton
                      icon={IconTrash}
                      label={t('awards.remove', place)}
                      onClick={() => remove(index)}
                    />
                  </li>
                );
              })}
            </ol>
            {formState.errors.awards && (
              <p role="alert" className={styles.fault}>
                {formState.errors.awards.message ?? t('fault.awards')}
              </p>
            )}
            <div>
              <Button
                icon={IconPlus}
                disabled={fields.length >= mostAwards}
                onClick={() => append(newAward)}
              >
                {t('awards.add')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
