import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../shared/api/calls';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import styles from '../desk.module.css';
import type { TimedWorkForm } from './timedWorkForm';
import type { AdminTimedWork } from './timedWorkQueries';

const groupsQuery = {
  queryKey: ['admin-timed-work-groups'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/admin/homework/get-group-list', { signal, isQuiet: true }),
};

/** The group whose members alone it is for; a site without groups is not asked. */
export function WorkGroupField({ stored }: { stored: AdminTimedWork | null }) {
  const { t } = useTranslation('adminTimedWork');
  const { register, formState } = useFormContext<TimedWorkForm>();
  const groups = useQuery(groupsQuery).data ?? [];
  const own = stored?.gid ?? null;
  if (groups.length === 0 && own === null) return null;
  const options = [
    { value: '', label: t('group.none') },
    ...groups.map(({ id, name, shortName }) => ({
      value: String(id),
      label: `${name} (${shortName})`,
    })),
  ];
  // One that its teacher no longer sees stays chosen.
  if (own !== null && !groups.some(({ id }) => id === own)) {
    options.push({ value: String(own), label: stored?.groupName ?? t('group.gone') });
  }
  return (
    <div className={styles.fields}>
      <Field label={t('group.label')} hint={t('group.hint')} error={formState.errors.gid?.message}>
        <Select options={options} {...register('gid')} />
      </Field>
    </div>
  );
}
