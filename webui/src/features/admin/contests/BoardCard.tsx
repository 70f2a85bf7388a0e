import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { formatDateTime, timeOfField } from '../../../shared/lib/time';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Select } from '../../../shared/ui/Select';
import { Switch } from '../../../shared/ui/Switch';
import { TextArea } from '../../../shared/ui/TextArea';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from '../desk.module.css';
import { type ContestForm, sealKindOf, sealMomentOf, starsOf } from './contestForm';
import { contestTypes } from './contestQueries';
import { type SealKind, sealKinds } from './sealChoices';

const shownNames = ['username', 'nickname', 'realname'] as const;
const scoreTypes = ['Recent', 'Highest'] as const;

/** What the boards show, to whom, and until when they are sealed. */
export function BoardCard() {
  const { t } = useTranslation('adminContests');
  const { register, watch, formState } = useFormContext<ContestForm>();
  const enumerate = useEnumeration();
  const { twice } = starsOf(watch('stars'));
  const isOi = watch('type') === String(contestTypes.oi);
  return (
    <Card title={t('board.title')} isPadded>
      <div className={layout.form}>
        <Switch label={t('board.seal')} hint={t('board.sealHint')} {...register('sealRank')} />
        {watch('sealRank') && <SealFields />}
        <Switch label={t('board.open')} hint={t('board.openHint')} {...register('openRank')} />
        <div className={styles.fields}>
          <Field label={t('board.shownName')}>
            <Select
              options={shownNames.map((value) => ({ value, label: t(`board.name.${value}`) }))}
              {...register('rankShowName')}
            />
          </Field>
          {isOi && (
            <Field label={t('board.score')}>
              <Select
                options={scoreTypes.map((value) => ({ value, label: t(`board.oi.${value}`) }))}
                {...register('oiRankScoreType')}
              />
            </Field>
          )}
        </div>
        <Field
          label={t('board.stars')}
          hint={
            twice.length > 0 ? t('board.twice', { names: enumerate(twice) }) : t('board.starsHint')
          }
          error={formState.errors.stars?.message}
        >
          <TextArea rows={2} spellCheck={false} {...register('stars')} />
        </Field>
      </div>
    </Card>
  );
}

/** From when on nobody but managers sees what happens, and whether the end shows all. */
function SealFields() {
  const { t } = useTranslation('adminContests');
  const { register, setValue, watch, formState } = useFormContext<ContestForm>();
  const form = watch();
  const kind = sealKindOf(form);
  const moment = sealMomentOf(form);
  return (
    <>
      <div className={styles.fields}>
        <Field
          label={t('board.sealWhen')}
          hint={Number.isNaN(moment) ? '' : t('board.sealedAt', { time: formatDateTime(moment) })}
        >
          <Select
            value={kind}
            onChange={(event) =>
              setValue('sealKind', event.currentTarget.value as SealKind, { shouldDirty: true })
            }
            options={sealKinds(timeOfField(form.start), timeOfField(form.end)).map((value) => ({
              value,
              label: t(`board.sealKind.${value}`),
            }))}
          />
        </Field>
        {kind === 'own' && (
          <Field label={t('board.sealAt')} error={formState.errors.sealAt?.message} isRequired>
            <TextInput type="datetime-local" step={1} {...register('sealAt')} />
          </Field>
        )}
      </div>
      <Switch label={t('board.auto')} hint={t('board.autoHint')} {...register('autoRealRank')} />
    </>
  );
}
