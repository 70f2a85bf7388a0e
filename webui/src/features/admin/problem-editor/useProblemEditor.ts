import { toNestErrors } from '@hookform/resolvers';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { ApiError, isRefusal, wordsOf } from '../../../shared/api/errors';
import { afterPress } from '../../../shared/forms/afterPress';
import { formatDateTime } from '../../../shared/lib/time';
import { useOnChange } from '../../../shared/lib/useOnChange';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { confirm } from '../../../shared/ui/questions';
import { toast } from '../../../shared/ui/toast';
import { problemAuth } from '../problemTypes';
import type { EditorFrame } from './editorFrame';
import { problemKey, saveProblem } from './problemEditorQueries';
import {
  casesOf,
  type ProblemForm,
  type StatementField,
  statementFields,
  unansweredOf,
} from './problemForm';
import { brokenRules } from './problemRules';
import { addressOfStep, stepIn } from './problemSteps';
import { bodyOf, formOf, type LanguageChoice, type LoadedProblem } from './problemWire';
import { fieldOfRefusal } from './refusals';
import { useKeptDraft } from './useKeptDraft';
import { programsToCompile, useProgramCheck } from './useProgramCheck';

interface EditorSource {
  /** Null for a new problem. */
  loaded: LoadedProblem | null;
  initial: ProblemForm;
  languages: readonly LanguageChoice[];
  /** Whose new problem is kept while it is written. */
  uid: string | null;
  frame?: EditorFrame | undefined;
}

/** What a refused save tells of the other one (contract admin.md §8.4). */
interface Conflict {
  modifiedUser: string;
  gmtModified: string;
}

/** The form of one problem: its rules, its saving, and what happens when two people edit. It hears
 * nothing of the form's news, and nobody asks it for them: a key must not draw the whole editor. */
export function useProblemEditor({ loaded, initial, languages, uid, frame }: EditorSource) {
  const { t } = useTranslation('adminProblemEditor');
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const gid = useOwnerGroup()?.gid ?? null;
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  // Enter, pressed twice, is quicker than the drawing of a busy button.
  const isUnderWay = useRef(false);
  const isTried = useRef(false);

  const faults: Resolver<ProblemForm> = (values, _context, options) => {
    const broken = brokenRules(values, {
      isImported: Boolean(loaded?.problem.importFormat),
      isRemote: Boolean(loaded?.problem.isRemote),
    });
    // Of a list that grew or shrank only the list is looked at: a row just added is not wrong yet.
    const list = !isTried.current && options.names?.length === 1 ? options.names[0] : undefined;
    const found = [...broken].filter(([path]) => !list || !path.startsWith(`${list}.`));
    if (found.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      found.map(([path, rule]) => [path, { type: rule, message: t(`rules.${rule}`) }]),
    ) as FieldErrors;
    return { values: {}, errors: toNestErrors<ProblemForm>(errors, options) };
  };
  const resolver: Resolver<ProblemForm> = (...asked) => afterPress(() => faults(...asked));
  const form = useForm<ProblemForm>({ mode: 'onTouched', defaultValues: initial, resolver });
  const start = useRef(initial);
  const dropDraft = useKeptDraft(form, loaded ? null : uid);
  const program = useProgramCheck(start, loaded?.problem.id);

  // Only another stored problem starts the form anew: news of languages must not undo typing.
  useOnChange(
    () => {
      const all = languages.map((language) => language.id);
      if (!loaded) return;
      start.current = formOf(loaded, all);
      isTried.current = false;
      form.reset(start.current);
    },
    loaded,
    form,
  );

  const reload = async () => {
    if (!loaded) return;
    setConflict(null);
    await queries.invalidateQueries({ queryKey: problemKey(loaded.problem.id) });
  };

  const store = async (values: ProblemForm, overwrites: boolean) => {
    setFailure(null);
    setConflict(null);
    // A program that was changed must compile first (S3 §5); the dialog says why it does not.
    for (const each of loaded?.problem.isRemote ? [] : programsToCompile(values)) {
      if (program.isKnown(each) || (await program.compile(each))) continue;
      form.setError(each.field, { message: t('rules.mustCompile') });
      return;
    }
    if (!(await mayBePublic(values))) return;
    const body = bodyOf(values, loaded);
    if (overwrites) delete body.problem.gmtModified;
    try {
      const pid = await saveProblem(body, gid);
      // Not part of the problem's own save: it is stored, whatever comes of this.
      await frame?.save(pid).catch((error: unknown) => toast.error(wordsOf(error)));
      toast.success(t(loaded ? 'saved' : 'created'));
      void queries.invalidateQueries({ queryKey: ['admin', 'problems'] });
      // Saved data may be another version, which is looked for at once: its preview comes next.
      void queries.invalidateQueries({ queryKey: ['admin', 'versions', pid] });
      if (loaded) await reload();
      else {
        dropDraft();
        const step = stepIn(location.search);
        const address = frame?.addressOf(pid) ?? to('AdminProblemEdit', { pid });
        navigate(addressOfStep(address, step), { replace: true });
      }
    } catch (error) {
      refuse(error, values);
    }
  };

  /** Cases without answers before the public are asked about once, and again when they change. */
  const mayBePublic = async (values: ProblemForm) => {
    const wanted = String(problemAuth.public);
    const count = unansweredOf(values);
    const isKnown = start.current.auth === wanted && unansweredOf(start.current) === count;
    if (count === 0 || values.auth !== wanted || (loaded && isKnown)) return true;
    const all = casesOf(values).length;
    return confirm({
      title: t('unanswered.title'),
      body: t('unanswered.body', { count, all }),
      confirmLabel: t('unanswered.confirm'),
    });
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

  const save = async (overwrites = false) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    isTried.current = true;
    const isSound = frame?.isSound() ?? true;
    await form.handleSubmit((values) => isSound && store(values, overwrites))();
    isUnderWay.current = false;
  };

  return { form, program, save, reload, dropDraft, failure, conflict };
}

export type ProblemEditing = ReturnType<typeof useProblemEditor>;

/** Fields with an error, inside lists and the further statement too. */
export function countErrors(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('message' in errors && typeof errors.message === 'string') return 1;
  return Object.entries(errors)
    .filter(([key]) => key !== 'ref')
    .reduce((total, [, inner]) => total + countErrors(inner), 0);
}

interface BrokenStatement {
  /** Place among the further languages; -1 for the main one. */
  index: number;
  /** Null for the title. */
  field: StatementField | null;
}

/** The first text of the statement with an error, so that its tabs can be opened. */
export function brokenStatement(errors: FieldErrors<ProblemForm>): BrokenStatement | null {
  const main = statementFields.find((field) => errors[field]);
  if (main) return { index: -1, field: main };
  const place = Object.keys(errors.further ?? {}).find((key) => /^\d+$/.test(key));
  if (place === undefined) return null;
  const index = Number(place);
  const field = statementFields.find((each) => errors.further?.[index]?.[each]) ?? null;
  return { index, field };
}
