import { useEffect, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Select } from '../../../shared/ui/Select';
import { toast } from '../../../shared/ui/toast';
import { emptyTemplate, isBlankTemplate, type ProblemForm } from './problemForm';
import type { LanguageChoice } from './problemWire';
import styles from './programs.module.css';
import { TemplateFields } from './TemplateFields';

/** What each language starts with, and the code around the student's part. */
export function TemplatesSection({ languages }: { languages: readonly LanguageChoice[] }) {
  const { t } = useTranslation('adminProblemEditor');
  const { control, watch, getValues, formState } = useFormContext<ProblemForm>();
  const templates = useFieldArray({ control, name: 'templates' });
  const [lid, setLid] = useState<number | null>(null);
  const [chosen, written] = watch(['languages', 'templates']);
  const filled = written.filter((each) => !isBlankTemplate(each)).map((each) => each.lid);
  const offered = languages.filter((each) => chosen.includes(each.id) || filled.includes(each.id));
  const index = templates.fields.findIndex((each) => each.lid === lid);
  const current = languages.find((each) => each.id === lid);
  const alike = offered.filter((each) => each.contentType === current?.contentType);

  const open = (id: number) => {
    if (!written.some((each) => each.lid === id)) templates.append({ ...emptyTemplate, lid: id });
    setLid(id);
  };
  const { errors, submitCount } = formState;
  // A refused save opens the template that it is about, once for each try.
  useEffect(() => {
    const broken = Object.keys(errors.templates ?? {})[0];
    const template = broken === undefined ? undefined : getValues('templates')[Number(broken)];
    if (template) setLid(template.lid);
  }, [submitCount]);
  const spread = () => {
    const model = getValues('templates')[index];
    if (!model) return;
    const others = getValues('templates').filter(
      (each) => !alike.some((language) => language.id === each.lid),
    );
    templates.replace([...others, ...alike.map((each) => ({ ...model, lid: each.id }))]);
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
            value={lid === null ? '' : String(lid)}
            options={[
              ...(lid === null ? [{ value: '', label: t('templates.choose') }] : []),
              ...offered.map((each) => ({
                value: String(each.id),
                label: filled.includes(each.id) ? `${each.name} •` : each.name,
              })),
            ]}
            onChange={(event) => open(Number(event.currentTarget.value))}
          />
        </div>
      }
    >
      {current && index >= 0 ? (
        <TemplateFields key={templates.fields[index]?.id} index={index} language={current.name} />
      ) : (
        <p className={styles.remark}>{t('templates.none', { count: filled.length })}</p>
      )}
    </Card>
  );
}
