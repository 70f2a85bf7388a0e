import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentUser } from '../session/session';
import { toast } from '../ui/toast';
import { forgetTyped, keepTyped, takeTyped, whileChanged } from './interruptedForms';

/** Brings back what was typed here before the session ended by itself. `thing` tells apart what is edited
 * at one address. */
export function useInterruption<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  isChanged: boolean,
  thing: () => string,
): void {
  const { t } = useTranslation('shell');
  const place = useRef('');
  place.current ||= `${location.pathname} ${thing()}`;

  useLayoutEffect(() => {
    if (!isChanged) return;
    const here = place.current;
    const stop = whileChanged((uid) => keepTyped(here, { uid, values: form.getValues() }));
    return () => {
      stop();
      if (currentUser()) forgetTyped(here);
    };
  }, [isChanged, form]);

  useEffect(() => {
    const typed = takeTyped(place.current, currentUser()?.uid);
    if (!typed) return;
    const now: Record<string, unknown> = form.getValues();
    for (const [name, value] of Object.entries(typed)) {
      if (JSON.stringify(value) === JSON.stringify(now[name])) continue;
      const field = name as Path<Values>;
      form.setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    toast.info(t('leave.typedAgain'), 8000);
  }, [form, t]);
}
