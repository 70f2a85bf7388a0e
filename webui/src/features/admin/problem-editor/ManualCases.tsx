import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { Button } from '../../../shared/ui/Button';
import { Pagination } from '../../../shared/ui/Pagination';
import { IconPlus } from '../icons';
import styles from './cases.module.css';
import { MakeOutputs } from './MakeOutputs';
import { ManualCase } from './ManualCase';
import { emptyCase, type ProblemForm } from './problemForm';
import { SamplesAsCases } from './SamplesAsCases';

/** Two text areas each: of an imported problem with thousands nobody wants to see all. */
const casesPerPage = 20;

/** Cases typed into the page, for small problems. */
export function ManualCases({ pid }: { pid: number | null }) {
  const { t } = useTranslation('adminProblemEditor');
  const { control } = useFormContext<ProblemForm>();
  const { errors, submitCount } = useFormState<ProblemForm>({ name: 'manualCases' });
  const { fields, append, remove } = useFieldArray({ control, name: 'manualCases' });
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, pageOf(fields.length - 1));
  const first = (page - 1) * casesPerPage;

  // A refused save leads to the first case that it is about, once for each try.
  useOnChange(() => {
    const broken = Object.keys(errors.manualCases ?? {}).find((key) => /^\d+$/.test(key));
    if (submitCount > 0 && broken !== undefined) setPage(pageOf(Number(broken)));
  }, submitCount);

  return (
    <>
      {fields.slice(first, first + casesPerPage).map((each, at) => (
        <ManualCase key={each.id} index={first + at} onRemove={remove} />
      ))}
      {fields.length > casesPerPage && (
        <Pagination page={page} pageSize={casesPerPage} total={fields.length} onPage={setPage} />
      )}
      <div className={styles.caseFoot}>
        <Button
          size="small"
          icon={IconPlus}
          onClick={() => {
            append({ ...emptyCase });
            setPage(pageOf(fields.length));
          }}
        >
          {t('cases.add')}
        </Button>
        <SamplesAsCases list="manualCases" onMade={append} />
        {pid !== null && <MakeOutputs pid={pid} />}
      </div>
    </>
  );
}

/** On which page a case stands, counted from 0; the pages are counted from 1. */
const pageOf = (index: number) => Math.floor(Math.max(0, index) / casesPerPage) + 1;
