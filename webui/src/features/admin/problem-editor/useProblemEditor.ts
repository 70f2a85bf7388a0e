import { toNestErrors } from '@hookform/resolvers';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { ApiError, isRefusal } from '../../../shared/api/errors';
import { formatDateTime } from '../../../shared/lib/time';
import { toast } from '../../../shared/ui/toast';
import { useLeaveGuard } from '../useLeaveGuard';
import { problemKey, saveProblem } from './problemEditorQueries';
import { type ProblemForm, statementFields } from './problemForm';
import { brokenRules } from './problemRules';
import { bodyOf, formOf, type LanguageChoice, type LoadedProblem } from './problemWire';
import { fieldOfRefusal } from './refusals';
import { siteLanguages } from './siteLanguages';

interface EditorSource {
  /** Null for a new problem. */
  loaded: LoadedProblem | null;
  initial: ProblemForm;
  languages: readonly LanguageChoice[];
}

/** What a refused save tells of the other one (contract admin.md §8.4). */
interface Conflict {
  modifiedUser: string;
  gmtModified: string;
}

/** The form of one problem: its rules, its saving, and what happens when two people edit. */
export function useProblemEditor({ loaded, initial, languages }: EditorSource) {
  const { t } = useTranslation('adminProblemEditor');
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const { other } = siteLanguages();

  const resolver: Resolver<ProblemForm> = (values, _context, options) => {
    const broken = brokenRules(values, {
      isNew: loaded === null,
      isImported: Boolean(loaded?.problem.importFormat),
    });
    if (broken.size === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      [...broken].map(([path, rule]) => [path, { type: rule, message: t(`rules.${rule}`) }]),
    ) as FieldErrors;
    return { values: {}, errors: toNestErrors<ProblemForm>(errors, options) };
  };
  const form = useForm<ProblemForm>({ mode: 'onTouched', defaultValues: initial, resolver });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;

  // Only another stored problem starts the form anew: news of languages must not undo typing.
  useEffect(() => {
    const all = languages.map((language) => language.id);
    if (loaded) form.reset(formOf(loaded, other, all));
  }, [loaded, other, form]);

  useLeaveGuard(isDirty, {
    title: t('leave.title'),
    body: t('leave.body'),
    confirmLabel: t('leave.confirm'),
    isDestructive: true,
  });

  const reload = async () => {
    if (!loaded) return;
    setConflict(null);
    await queries.invalidateQueries({ queryKey: problemKey(loaded.problem.id) });
  };

  const store = async (values: ProblemForm, overwrites: boolean) => {
    setFailure(null);
    setConflict(null);
    const body = bodyOf(values, loaded, other);
    if (overwrites) delete body.problem.gmtModified;
    try {
      const pid = await saveProblem(body);
      toast.success(t(loaded ? 'saved' : 'created'));
      void queries.invalidateQueries({ queryKey: ['admin', 'problems'] });
      if (loaded) await reload();
      else navigate(to('AdminProblemEdit', { pid }), { replace: true });
    } catch (error) {
      refuse(error, values);
    }
  };

  const refuse = (error: unknown, values: ProblemForm) => {
    const message = error instanceof Error ? error.message : String(error);
    if (isRefusal(error, 'edit.conflict')) {
      setConflict(conflictText(error, message));
      return;
    }
    const field = error instanceof ApiError ? fieldOfRefusal(error.key, values) : null;
    if (field) form.setError(field, { message }, { shouldFocus: true });
    else setFailure(message);
  };

  const conflictText = (error: unknown, message: string) => {
    const other = error instanceof ApiError ? (error.data as Partial<Conflict> | null) : null;
    if (!other?.modifiedUser || !other.gmtModified) return message;
    const when = formatDateTime(other.gmtModified);
    return t('conflict.who', { who: other.modifiedUser, when });
  };

  const save = (overwrites = false) => form.handleSubmit((values) => store(values, overwrites))();

  // Counted down while the author mends them, but not before the first try.
  const toMend = submitCount > 0 ? countErrors(errors) : 0;
  return { form, save, reload, failure, conflict, toMend, isDirty, isSaving: isSubmitting };
}

/** Fields with an error, inside lists and the further statement too. */
export function countErrors(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('message' in errors && typeof errors.message === 'string') return 1;
  return Object.entries(errors)
    .filter(([key]) => key !== 'ref')
    .reduce((total, [, inner]) => total + countErrors(inner), 0);
}

/** The first statement field with an error, so that its tab can be opened. */
export function brokenStatementField(errors: FieldErrors<ProblemForm>) {
  return statementFields.find((field) => errors[field]) ?? null;
}
