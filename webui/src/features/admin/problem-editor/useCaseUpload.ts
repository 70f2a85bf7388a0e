import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { casesFromUpload, type UploadedFiles } from './caseUpload';
import { uploadTestCases } from './problemEditorQueries';
import type { CaseForm, ProblemForm } from './problemForm';

/** Sends an archive and takes over what the server found in it. */
export function useCaseUpload(onFound: (cases: CaseForm[]) => void) {
  const { getValues, setValue, clearErrors } = useFormContext<ProblemForm>();
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [ignored, setIgnored] = useState<UploadedFiles['ignored']>([]);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (file: File) => {
    setFailure(null);
    setSending({ name: file.name, share: 0 });
    try {
      const mode = getValues('judgeCaseMode');
      const found = await uploadTestCases(file, mode, (share) =>
        setSending({ name: file.name, share }),
      );
      setIgnored(found.ignored);
      setValue('uploadDir', found.fileListDir, { shouldDirty: true });
      clearErrors('uploadedCases');
      onFound(casesFromUpload(found, getValues()));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setSending(null);
  };
  return { sending, ignored, failure, send };
}
