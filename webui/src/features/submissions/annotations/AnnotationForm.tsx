import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '../../../shared/forms/fieldRules';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Field } from '../../../shared/ui/Field';
import { TextArea } from '../../../shared/ui/TextArea';
import { annotationsKey } from './annotationCalls';
import styles from './annotations.module.css';

/** Contract submission.md §4.1. */
const longest = 2000;

interface AnnotationFormProps {
  submitId: number;
  /** What is commented on, in words. */
  label: string;
  /** What stands there already. */
  text?: string;
  save: (content: string) => Promise<unknown>;
  said: string;
  onClose: () => void;
}

/** A comment while it is written. */
export function AnnotationForm({
  submitId,
  label,
  text: first = '',
  save,
  said,
  onClose,
}: AnnotationFormProps) {
  const { t } = useTranslation('submissions');
  const [text, setText] = useState(first);
  const saving = useAction({
    run: () => save(text),
    said: () => said,
    keys: [annotationsKey(submitId)],
    onDone: onClose,
    isSingle: true,
  });
  const isTooLong = lengthOf(text.trim()) > longest;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isTooLong) void saving.run();
      }}
    >
      <Field
        label={label}
        error={isTooLong ? t('annotations.tooLong', { max: longest }) : undefined}
      >
        <TextArea
          rows={3}
          value={text}
          ref={(area) => area?.focus({ preventScroll: true })}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className={styles.actions}>
        <Button
          kind="primary"
          size="small"
          type="submit"
          isBusy={saving.isBusy}
          disabled={text.trim() === '' || isTooLong}
        >
          {t('annotations.save')}
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          {t('annotations.cancel')}
        </Button>
      </div>
    </form>
  );
}
