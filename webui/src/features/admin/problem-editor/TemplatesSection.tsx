import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Select } from '../../../shared/ui/Select';
import { toast } from '../../../shared/ui/toast';
import { isBlankTemplate, type ProblemForm } from './problemForm';
import type { LanguageChoice } from './problemWire';
import styles from './programs.module.css';
import { TemplateFields } from './TemplateFields';

/** What each language starts with, and the code around the student's part. */
export function TemplatesSection({ languages }: { languages: readonly LanguageChoice[] }) {
  const { t } = useTranslation('adminProblemEditor');
  const { getValues, setValue } = useFormContext<ProblemForm>();
  const [shown, setShown] = useState<number | null>(null);
  const [chosen, templates] = useWatch<ProblemForm, ['languages', 'templates']>({
    name: ['languages', 'templates'],
  });
  const filled = templates.filter((each) => !isBlankTemplate(each)).map((each) => each.lid);
  const offered = languages.filter((each) => chosen.includes(each.id) || filled.includes(each.id));
  const current = offered.find((each) => each.id === shown);
  const alike = offered.filter((each) => each.contentType === current?.contentType);

  const { errors, submitCount } = useFormState<ProblemForm>({ name: 'templates' });
  // A refused save opens the template that it is about, once for each try.
  useOnChange(() => {
    const broken = Object.keys(errors.templates ?? {})[0];
    const template = broken === undefined ? undefined : getValues('templates')[Number(broken)];
    if (template) setShown(template.lid);
  }, submitCount);
  const spread = () => {
    const model = getValues('templates').find((each) => each.lid === shown);
    const ids = alike.map((each) => each.id);
    const spreadOut = getValues('templates').map((each) =>
      model && ids.includes(each.lid) ? { ...model, lid: each.lid } : each,
    );
    setValue('templates', spreadOut, { shouldDirty: true });
    toast.success(t('templates.spreadDone', { count: alike.length }));
  };

  return (
    <Card
      title={t('templates.title')}
      hasRule={current !== undefined}
      actions={
        <div className={styles.actions}>
          {current && alike.length > 1 && (
            <Button size="small" onClick={spread}>
              {t('templates.spread')}
            </Button>
          )}
          <Select
            label={t('templates.language')}
            value={current ? String(current.id) : ''}
            options={[
              ...(current ? [] : [{ value: '', label: t('templates.choose') }]),
              ...offered.map((each) => ({
                value: String(each.id),
                label: filled.includes(each.id) ? `${each.name} •` : each.name,
              })),
            ]}
            onChange={(event) => setShown(Number(event.currentTarget.value))}
          />
        </div>
      }
    >
      {current ? (
        <TemplateFields
          key={current.id}
          index={templates.findIndex((each) => each.lid === current.id)}
          language={current.name}
        />
      ) : (
        <p className={styles.remark}>{t('templates.none', { count: filled.length })}</p>
      )}
    </Card>
  );
}
