import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Field } from '../../../shared/ui/Field';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPlus, IconTrash } from '../../../shared/ui/icons';
import { TextArea } from '../../../shared/ui/TextArea';
import { GroupField, ScoreField, useCaseColumns } from './CaseFields';
import casesStyles from './cases.module.css';
import pairsStyles from './pairs.module.css';
import { emptyCase, type ProblemForm } from './problemForm';

/** Cases typed into the page, for small problems. */
export function ManualCases() {
  const { t } = useTranslation('adminProblemEditor');
  const { control, register, formState } = useFormContext<ProblemForm>();
  const cases = useFieldArray({ control, name: 'manualCases' });
  const columns = useCaseColumns();
  const errors = formState.errors.manualCases;
  return (
    <>
      {cases.fields.map((each, index) => (
        <fieldset key={each.id} className={pairsStyles.pair}>
          <legend className={pairsStyles.pairName}>
            {t('cases.number', { number: index + 1 })}
          </legend>
          <Field label={t('input')} error={errors?.[index]?.input?.message}>
            <TextArea
              isMono
              rows={3}
              spellCheck={false}
              {...register(`manualCases.${index}.input`)}
            />
          </Field>
          <Field label={t('output')}>
            <TextArea
              isMono
              rows={3}
              spellCheck={false}
              {...register(`manualCases.${index}.output`)}
            />
          </Field>
          {(columns.hasGroups || columns.hasScores) && (
            <div className={pairsStyles.pairNumbers}>
              {columns.hasGroups && (
                <>
                  <span>{t('cases.group')}</span>
                  <GroupField list="manualCases" index={index} />
                </>
              )}
              {columns.hasScores && (
                <>
                  <span>{t('cases.score')}</span>
                  <ScoreField list="manualCases" index={index} />
                </>
              )}
            </div>
          )}
          <IconButton
            className={pairsStyles.removePair ?? ''}
            icon={IconTrash}
            label={t('cases.removeNumber', { number: index + 1 })}
            onClick={() => cases.remove(index)}
          />
        </fieldset>
      ))}
      <div className={casesStyles.caseFoot}>
        <Button size="small" icon={IconPlus} onClick={() => cases.append({ ...emptyCase })}>
          {t('cases.add')}
        </Button>
      </div>
    </>
  );
}
