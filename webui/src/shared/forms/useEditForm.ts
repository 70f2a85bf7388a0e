import { valibotResolver } from '@hookform/resolvers/valibot';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { type FieldError, type FieldPath, type FieldValues, get, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { isRefusal, isTold, wordsOf } from '../api/errors';
import { focusFirstFault } from '../ui/Field';
import { confirm } from '../ui/questions';
import { toast } from '../ui/toast';
import { afterPress } from './afterPress';
import { type FieldOf, fieldOfRefusal } from './fieldOfRefusal';
import { useInterruption } from './useInterruption';
import { useLeaveGuard, useLeaveQuestion } from './useLeaveGuard';

interface Saving<Output> {
  /** What differs from what is stored, where only that is sent. */
  changes: Partial<Output>;
  /** Somebody saved the same thing meanwhile, and that may go. */
  overwrites: boolean;
}

interface EditFormOptions<Values extends FieldValues, Output, Answer> {
  /** What is stored, or what a new thing starts with. News of it come in where nothing was typed. */
  values: Values;
  /** Its rules, and how what is typed becomes what is sent. */
  schema: GenericSchema<Values, Output>;
  save: (output: Output, saving: Saving<Output>) => Promise<Answer>;
  /** What is said once it is saved. */
  said?: string | ((answer: Answer, output: Output) => string);
  /** What shows the thing; read again once it is saved. */
  keys?: readonly QueryKey[];
  /** Where refusals of the server belong, besides those that name their field. */
  fieldOf?: FieldOf<Values>;
  onSaved?: (answer: Answer, output: Output) => void;
  /** What is done about a refusal; words that are returned take the place of the server's. */
  onRefused?: (error: unknown) => string | undefined;
  /** Said above all where fields are wrong that may not be in sight. */
  faulty?: string;
  /** When a field is looked at for the first time; afterwards at each key. One that is left by a press
   * is looked at once the press is over. */
  mode?: 'onSubmit' | 'onTouched';
  /** `keep` shows what was saved, `restore` what stood there at first. */
  afterSave?: 'keep' | 'restore';
  /** Nothing is lost that would be worth a question. */
  mayBeLeft?: boolean;
  /** The page is about the one thing that is edited: its address tells which. */
  isOfPage?: boolean;
}

/** The one way to edit, whatever frame stands around: rules, saving, what the server says of it at
 * the field or above, somebody else's save in between, and the question before changes are lost. */
export function useEditForm<Values extends FieldValues, Output, Answer>(
  options: EditFormOptions<Values, Output, Answer>,
) {
  const { values, schema, keys = [], mode = 'onSubmit', mayBeLeft = false } = options;
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  // Enter, pressed twice, is quicker than the drawing of a busy button.
  const isUnderWay = useRef(false);
  const checked = valibotResolver<Values, unknown, Output>(schema);
  const form = useForm<Values, unknown, Output>({
    mode,
    criteriaMode: 'all', // or rules between fields are only looked at once all fields are right
    values,
    resetOptions: { keepDirtyValues: true },
    resolver: (...asked) => afterPress(() => checked(...asked)),
  });
  const { errors, isDirty, dirtyFields } = form.formState;
  const isLoose = isDirty && !mayBeLeft;
  const leaveQuestion = useLeaveQuestion();
  // What is being saved is not lost.
  useLeaveGuard(isLoose && !isBusy, leaveQuestion);
  useInterruption(form, isLoose, () => (options.isOfPage ? '' : JSON.stringify(values)));

  const refresh = () =>
    Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));

  const refuse = (error: unknown) => {
    const words = options.onRefused?.(error) ?? wordsOf(error);
    if (isTold(error)) return;
    if (isRefusal(error, 'edit.conflict')) return setConflict(words);
    const field = fieldOfRefusal(error, form.getValues(), options.fieldOf);
    if (field) form.setError(field, { message: words }, { shouldFocus: true });
    else setFailure(words);
  };

  const store = async (output: Output, overwrites: boolean) => {
    setBusy(true);
    try {
      const changed = Object.entries(output as object).filter(([name]) => get(dirtyFields, name));
      const changes = Object.fromEntries(changed) as Partial<Output>;
      return { answer: await options.save(output, { changes, overwrites }), output };
    } catch (error) {
      refuse(error);
      return null;
    }
  };

  const restart = (from?: Values) => form.reset(from, { keepDirtyValues: false });

  const finish = async (answer: Answer, output: Output) => {
    const { said, afterSave = 'keep' } = options;
    if (said !== undefined) toast.success(typeof said === 'string' ? said : said(answer, output));
    restart(afterSave === 'keep' ? form.getValues() : undefined);
    options.onSaved?.(answer, output);
    await refresh();
  };

  const attempt = async (overwrites: boolean) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    setConflict(null);
    const saved: Awaited<ReturnType<typeof store>>[] = [];
    await form.handleSubmit(
      async (output) => void saved.push(await store(output, overwrites)),
      () => {
        if (!options.faulty) return;
        setFailure(options.faulty);
        focusFirstFault(document.body);
      },
    )();
    const [done] = saved;
    if (done) await finish(done.answer, done.output);
    isUnderWay.current = false;
    setBusy(false);
  };

  return {
    form,
    register: form.register,
    /** The sentence under a field. */
    errorOf: (name: FieldPath<Values>) => (get(errors, name) as FieldError | undefined)?.message,
    isBusy,
    isChanged: isDirty,
    failure,
    conflict,
    save: () => attempt(false),
    overwrite: () => attempt(true),
    /** Gives up what was typed, and reads what is stored. */
    drop: async () => {
      restart();
      setFailure(null);
      setConflict(null);
      await refresh();
    },
    /** For forms that stand in a page. */
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void attempt(false);
    },
    /** For frames that can be closed. */
    mayLeave: async () => !isLoose || (await confirm(leaveQuestion)),
  };
}

/** What a frame needs to know of its form. */
export type EditForm = Pick<
  ReturnType<typeof useEditForm>,
  | 'isBusy'
  | 'isChanged'
  | 'failure'
  | 'conflict'
  | 'save'
  | 'overwrite'
  | 'drop'
  | 'onSubmit'
  | 'mayLeave'
>;
