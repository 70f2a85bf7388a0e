import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verdictCodes } from '../../../shared/lib/verdict';
import { Button } from '../../../shared/ui/Button';
import AskDialog from './AskDialog';
import styles from './assistant.module.css';

interface SubmissionQuestionsProps {
  submitId: number;
  status: number;
}

const always = ['provide-idea', 'perfect-code'] as const;
const afterCompileError = ['explain-ce', ...always] as const;

/** What may be asked about one's own submission with this result (S1 §4.7). */
export default function SubmissionQuestions({ submitId, status }: SubmissionQuestionsProps) {
  const { t } = useTranslation('problemAssistant');
  const [action, setAction] = useState<(typeof afterCompileError)[number] | null>(null);
  const actions = status === verdictCodes.compileError ? afterCompileError : always;
  return (
    <div className={styles.questions}>
      <span>{t('about')}</span>
      {actions.map((each) => (
        <Button key={each} size="small" onClick={() => setAction(each)}>
          {t(`action.${each}`)}
        </Button>
      ))}
      {action && <AskDialog question={{ action, submitId }} onClose={() => setAction(null)} />}
    </div>
  );
}
