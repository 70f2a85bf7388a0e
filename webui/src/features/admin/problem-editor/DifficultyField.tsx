import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { difficultiesQuery } from '../../../entities/problem/problemQueries';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import type { ProblemForm } from './problemForm';

/** The first three levels in the reader's language, and those that the site added. */
export function DifficultyField() {
  const { t } = useTranslation(['adminProblemEditor', 'shell']);
  const { field } = useController<ProblemForm, 'difficulty'>({ name: 'difficulty' });
  const added = (useQuery(difficultiesQuery).data ?? []).filter((level) => level.id > 2);
  const options = [
    { value: '0', label: t('shell:difficulty.easy') },
    { value: '1', label: t('shell:difficulty.mid') },
    { value: '2', label: t('shell:difficulty.hard') },
    ...added.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const value = String(field.value);
  // Until the levels are known a problem keeps the one that it has.
  const isKnown = options.some((option) => option.value === value);
  return (
    <Field label={t('basic.difficulty')}>
      <Select
        {...field}
        value={value}
        options={isKnown ? options : [...options, { value, label: value }]}
      />
    </Field>
  );
}
