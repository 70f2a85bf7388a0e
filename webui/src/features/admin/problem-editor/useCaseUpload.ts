import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SendingFile } from '../../../shared/api/resumableUpload';
import { useLeaveGuard } from '../../../shared/forms/useLeaveGuard';
import { casesFromUpload, type UploadedFiles } from './caseUpload';
import { uploadTestCases } from './problemEditorQueries';
import type { CaseForm, ProblemForm } from './problemForm';
import { storedZip } from './storedZip';

const isArchive = (file: File) => file.name.toLowerCase().endsWith('.zip');

/** Sends an archive, or files as one, and takes over what the server found in it. */
export function useCaseUpload(isStored: boolean, onFound: (cases: CaseForm[]) => void) {
  const { t } = useTranslation('adminProblemEditor');
  const { getValues, setValue, clearErrors } = useFormContext<ProblemForm>();
  const { isDirty } = useFormState<ProblemForm>();
  const [sending, setSending] = useState<SendingFile | null>(null);
  const cancelling = useRef(new AbortController());
  const [ignored, setIgnored] = useState<UploadedFiles['ignored']>([]);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (files: readonly File[]) => {
    const [first] = files;
    if (!first) return;
    if (files.length > 1 && files.some(isArchive)) {
      setFailure(t('cases.oneArchive'));
      return;
    }
    cancelling.current = new AbortController();
    const { signal } = cancelling.current;
    setFailure(null);
    const name = isArchive(first) ? first.name : t('cases.several', { count: files.length });
    setSending({ name, share: 0 });
    try {
      const file = isArchive(first) ? first : await storedZip(files, `${name}.zip`);
      const mode = getValues('judgeCaseMode');
      const found = await uploadTestCases(file, mode, signal, setSending);
      setIgnored(found.ignored);
      setValue('uploadDir', found.fileListDir, { shouldDirty: true });
      clearErrors('uploadedCases');
      onFound(casesFromUpload(found, getValues()));
    } catch (error) {
      if (!signal.aborted) setFailure(error instanceof Error ? error.message : String(error));
    }
    setSending(null);
  };
  // A changed form of a stored problem asks by itself.
  useLeaveGuard(sending !== null && !(isDirty && isStored), {
    title: t('cases.leaveTitle'),
    body: t('cases.leaveBody', { name: sending?.name ?? '' }),
    confirmLabel: t('cases.leave'),
    isDestructive: true,
  });
  // Who leaves the page does not wait for it any more.
  useEffect(() => () => cancelling.current.abort(), []);
  return { sending, ignored, failure, send, cancel: () => cancelling.current.abort() };
}
