import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../shared/forms/useLeaveGuard';
import { useSending } from '../../../shared/forms/useSending';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { uploadTestCases } from './caseFileQueries';
import { casesFromUpload, type UploadedFiles } from './caseUpload';
import type { CaseForm, ProblemForm } from './problemForm';
import { storedZip } from './storedZip';

const isArchive = (file: File) => file.name.toLowerCase().endsWith('.zip');

/** Sends an archive, or files as one, and takes over what the server found in it. */
export function useCaseUpload(isStored: boolean, onFound: (cases: CaseForm[]) => void) {
  const { t } = useTranslation('adminProblemEditor');
  const gid = useOwnerGroup()?.gid ?? null;
  const { getValues, setValue, clearErrors } = useFormContext<ProblemForm>();
  const { isDirty } = useFormState<ProblemForm>();
  const [ignored, setIgnored] = useState<UploadedFiles['ignored']>([]);

  const archiveOf = (files: readonly File[]) => files.find(isArchive);
  const nameOf = (files: readonly File[]) =>
    archiveOf(files)?.name ?? t('cases.several', { count: files.length });
  const { sending, failure, cancel, run } = useSending({
    nameOf,
    run: async (files, way) => {
      const archive = archiveOf(files);
      if (archive && files.length > 1) throw new Error(t('cases.oneArchive'));
      const file = archive ?? (await storedZip(files, `${nameOf(files)}.zip`));
      return uploadTestCases(file, getValues('judgeCaseMode'), way, gid);
    },
    onDone: (found) => {
      setIgnored(found.ignored);
      setValue('uploadDir', found.fileListDir, { shouldDirty: true });
      clearErrors('uploadedCases');
      onFound(casesFromUpload(found, getValues()));
    },
    showsFailure: true,
  });
  const send = async (files: readonly File[]) => {
    if (files.length > 0) await run(files);
  };
  // A changed form of a stored problem asks by itself.
  useLeaveGuard(sending !== null && !(isDirty && isStored), {
    title: t('cases.leaveTitle'),
    body: t('cases.leaveBody', { name: sending?.name ?? '' }),
    confirmLabel: t('cases.leave'),
    isDestructive: true,
  });
  return { sending, ignored, failure, send, cancel };
}
