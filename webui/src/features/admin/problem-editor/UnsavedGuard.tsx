import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useInterruption } from '../../../shared/forms/useInterruption';
import { useLeaveGuard } from '../../../shared/forms/useLeaveGuard';
import type { ProblemForm } from './problemForm';

/** Asks before unsaved changes are left, and brings them back after a login in between. A part of its own: the
 * first key draws it and not the page. */
export function UnsavedGuard() {
  const { t } = useTranslation('adminProblemEditor');
  const { isDirty } = useFormState<ProblemForm>();
  useLeaveGuard(isDirty, {
    title: t('leave.title'),
    body: t('leave.body'),
    confirmLabel: t('leave.confirm'),
    isDestructive: true,
  });
  useInterruption(useFormContext<ProblemForm>(), isDirty, () => '');
  return null;
}
