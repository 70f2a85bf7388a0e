import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Notice } from '../../../shared/ui/Notice';
import editorStyles from './editor.module.css';
import styles from './judging.module.css';
import { ListError } from './ListError';
import { type ProblemForm, surroundedOf } from './problemForm';
import type { LanguageChoice } from './problemWire';

/** The languages in which the problem may be solved. */
export function LanguagesSection({ languages }: { languages: readonly LanguageChoice[] }) {
  const { t } = useTranslation('adminProblemEditor');
  const { field, fieldState } = useController<ProblemForm, 'languages'>({ name: 'languages' });
  const all = languages.map((language) => language.id);
  const functionOnly = useWatch<
    ProblemForm,
    readonly ['templates', 'languages'],
    ProblemForm,
    string
  >({
    name: ['templates', 'languages'],
    compute: ([templates, chosen]) => surroundedOf(templates, chosen).join(),
  });
  const surrounded = functionOnly === '' ? null : functionOnly.split(',').map(Number);
  const isOffered = (id: number) => surrounded?.includes(id) ?? true;
  const hasAll = all.every((id) => field.value.includes(id));
  const toggle = (id: number) => {
    const chosen = new Set(field.value);
    if (!chosen.delete(id)) chosen.add(id);
    field.onChange(all.filter((each) => chosen.has(each)));
  };
  return (
    <Card
      title={t('languages.title')}
      hasRule
      actions={
        <Button size="small" onClick={() => field.onChange(hasAll ? [] : all)}>
          {t(hasAll ? 'languages.none' : 'languages.all')}
        </Button>
      }
    >
      <ListError error={fieldState.error} />
      {surrounded && (
        <Notice className={editorStyles.notice ?? ''}>{t('languages.functionOnly')}</Notice>
      )}
      <fieldset className={styles.languages} aria-label={t('languages.title')}>
        {languages.map((language) => (
          <Checkbox
            key={language.id}
            label={language.name}
            checked={field.value.includes(language.id) && isOffered(language.id)}
            disabled={!isOffered(language.id)}
            onChange={() => toggle(language.id)}
          />
        ))}
      </fieldset>
    </Card>
  );
}
