import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Dialog } from './Dialog';
import styles from './QuestionHost.module.css';
import { currentQuestion, type PendingQuestion, subscribeToQuestions } from './questions';

/** Shows the question that `confirm()` or `alert()` asked last. */
export function QuestionHost() {
  const question = useSyncExternalStore(subscribeToQuestions, currentQuestion);
  if (!question) return null;
  return <QuestionDialog key={question.title} question={question} />;
}

function QuestionDialog({ question }: { question: PendingQuestion }) {
  const { t } = useTranslation('shell');
  const { answer } = question;
  return (
    <Dialog
      title={question.title}
      onClose={() => answer(false)}
      actions={
        <>
          {question.cancelLabel !== null && (
            <Button onClick={() => answer(false)}>{question.cancelLabel ?? t('kit.cancel')}</Button>
          )}
          <Button
            kind={question.isDestructive ? 'danger' : 'primary'}
            onClick={() => answer(true)}
            autoFocus={!question.isDestructive}
          >
            {question.confirmLabel ?? t('kit.ok')}
          </Button>
        </>
      }
    >
      {question.body && <p className={styles.text}>{question.body}</p>}
    </Dialog>
  );
}
