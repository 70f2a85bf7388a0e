import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast';
import { CaseFileDialog } from './CaseFileDialog';
import { keepCaseFile } from './caseFileQueries';
import styles from './cases.module.css';
import type { ProblemForm } from './problemForm';

interface CaseFileButtonProps {
  pid: number | null;
  name: string;
  /** Told the new size in bytes. */
  onReplaced: (size: number) => void;
}

/** The name of a case's file; it opens the file, and takes another one in its place. */
export function CaseFileButton({ pid, name, onReplaced }: CaseFileButtonProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { getValues, setValue } = useFormContext<ProblemForm>();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const place = { name, pid, uploadTestcaseDir: getValues('uploadDir') };
  const replace = async (file: File) => {
    const kept = await keepCaseFile(name, place.uploadTestcaseDir, file);
    setValue('uploadDir', kept.fileListDir, { shouldDirty: true });
    onReplaced(kept.size);
    void queries.invalidateQueries({ queryKey: ['admin', 'caseFile'] });
    toast.success(t('caseFile.replaced', { name }));
  };
  return (
    <>
      <button
        type="button"
        className={styles.caseFile}
        title={t('caseFile.open', { name })}
        onClick={() => setOpen(true)}
      >
        {name}
      </button>
      {isOpen && (
        <CaseFileDialog place={place} onReplace={replace} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
