import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressStep } from '../../../shared/lists/useAddress';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Select } from '../../../shared/ui/Select';
import styles from './classTable.module.css';
import { orders, type Shown } from './tableRules';

interface ClassFiltersProps {
  shown: Shown;
  isTeacher: boolean;
  /** Beside the assignments there is neither a training to choose nor a last try. */
  hasProblems: boolean;
  trainings: readonly { id: number; title: string }[];
  tid: number;
  onShow: (
    change: { tid?: number; words?: string; order?: string; stuck?: number },
    step?: AddressStep,
  ) => void;
  children: ReactNode;
}

/** Days of which a teacher asks who has been stuck so long. */
const stuckDays = [1, 3, 7, 14];

/** What of the class is shown; a student sees their own row alone, and has nothing to look for. */
export function ClassFilters(props: ClassFiltersProps) {
  const { shown, isTeacher, hasProblems, trainings, tid, onShow, children } = props;
  const { t } = useTranslation('groupClassTable');
  const sortable = orders.filter(
    (each) => hasProblems || !['solved', 'last', 'stuck'].includes(each),
  );
  return (
    <div className={styles.filters}>
      {children}
      {hasProblems && trainings.length > 0 && (
        <Select
          label={t('training')}
          value={String(tid)}
          options={[
            { value: '0', label: t('allProblems') },
            ...trainings.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={(event) => onShow({ tid: Number(event.currentTarget.value) })}
        />
      )}
      {isTeacher && (
        <>
          <Select
            label={t('order.label')}
            value={shown.order}
            options={sortable.map((value) => ({ value, label: t(`order.${value}`) }))}
            onChange={(event) => onShow({ order: event.currentTarget.value })}
          />
          {hasProblems && (
            <Select
              label={t('stuck.label')}
              value={String(shown.stuck)}
              options={[
                { value: '0', label: t('stuck.all') },
                ...stuckDays.map((count) => ({
                  value: String(count),
                  label: t('stuck.days', { count }),
                })),
              ]}
              onChange={(event) => onShow({ stuck: Number(event.currentTarget.value) })}
            />
          )}
          <SearchInput
            label={t('search')}
            className={styles.search}
            value={shown.words}
            onSearch={(words) => onShow({ words }, 'typing')}
          />
        </>
      )}
    </div>
  );
}
