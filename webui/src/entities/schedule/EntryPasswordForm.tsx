import { maxLength, nonEmpty, object, pipe, string } from 'valibot';
import { EditNotices } from '../../shared/forms/EditNotices';
import type { FieldOf } from '../../shared/forms/fieldOfRefusal';
import { useEditForm } from '../../shared/forms/useEditForm';
import { Button } from '../../shared/ui/Button';
import { Field } from '../../shared/ui/Field';
import layout from '../../shared/ui/layout.module.css';
import { PasswordInput } from '../../shared/ui/PasswordInput';

type Values = { password: string };

interface EntryPasswordFormProps {
  words: { label: string; empty: string; enter: string; entered: string };
  /** Refused with a wrong one. */
  enter: (password: string) => Promise<unknown>;
  onEntered: () => void;
  /** Refusals that belong to the field; the others stand above it. */
  fieldOf?: FieldOf<Values>;
}

/** Characters, as the server takes them. */
const longest = 50;

/** Asks for the password of a contest or a work. */
export function EntryPasswordForm({
  words,
  enter,
  onEntered,
  fieldOf = {},
}: EntryPasswordFormProps) {
  const edit = useEditForm({
    values: { password: '' },
    schema: object({ password: pipe(string(), nonEmpty(words.empty), maxLength(longest)) }),
    save: ({ password }) => enter(password),
    said: words.entered,
    onSaved: onEntered,
    fieldOf,
    mayBeLeft: true,
  });
  return (
    <form className={layout.form} onSubmit={edit.onSubmit} noValidate>
      <EditNotices edit={edit} />
      <Field label={words.label} error={edit.errorOf('password')} isRequired>
        <PasswordInput autoComplete="off" maxLength={longest} {...edit.register('password')} />
      </Field>
      <Button kind="primary" type="submit" isBusy={edit.isBusy}>
        {words.enter}
      </Button>
    </form>
  );
}
