import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast';
import { CaseFileDialog } from './CaseFileDialog';
import { replaceCaseFile } from './caseFileQueries';
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
  const [isReplacing, setReplacing] = useState(false);
  const place = { name, pid, uploadTestcaseDir: getValues('uploadDir') };
  const replace = async (file: File) => {
    setReplacing(true);
    try {
      const kept = await replaceCaseFile(place, file);
      setValue('uploadDir', kept.fileListDir, { shouldDirty: true });
      onReplaced(kept.size);
      void queries.invalidateQueries({ queryKey: ['admin', 'caseFile'] });
      toast.success(t('caseFile.replaced', { name }));
    } catch {
      // The client has already said what went wrong.
    }
    setReplacing(false);
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
        <CaseFileDialog
          place={place}
          isReplacing={isReplacing}
          onReplace={(file) => void replace(file)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
