import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/forms/useAction';
import { Button } from '../../../../shared/ui/Button';
import { Dialog } from '../../../../shared/ui/Dialog';
import { Notice } from '../../../../shared/ui/Notice';
import { FileDrop } from '../../../../shared/ui/widgets/FileDrop';
import { FoundQuestionsTable } from './FoundQuestionsTable';
import type { PartForm } from './objectiveForm';
import {
  chosenParts,
  type FoundQuestions,
  largestQuestionFile,
  questionEndings,
  readQuestions,
} from './questionFile';

interface QuestionImportProps {
  onTake: (parts: PartForm[]) => void;
  onClose: () => void;
}

/** Takes questions out of a GIFT text or a table: what was found is shown first. */
export function QuestionImport({ onTake, onClose }: QuestionImportProps) {
  const { t } = useTranslation('adminProblemEditorObjective');
  const [found, setFound] = useState<FoundQuestions | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const reading = useAction({
    run: readQuestions,
    onDone: (answer) => {
      setFound(answer);
      setLeft(new Set());
    },
    onRefused: () => setFound(null),
    showsFailure: true,
  });
  const parts = found ? chosenParts(found.questions, (index) => !left.has(index)) : [];
  const toggle = (index: number) => {
    const next = new Set(left);
    if (!next.delete(index)) next.add(index);
    setLeft(next);
  };
  return (
    <Dialog
      title={t('import.title')}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('import.cancel')}</Button>
          <Button
            kind="primary"
            disabled={parts.length === 0}
            onClick={() => {
              onTake(parts);
              onClose();
            }}
          >
            {t('import.take', { count: parts.length })}
          </Button>
        </>
      }
    >
      <FileDrop
        label={t('import.file')}
        accept={questionEndings}
        limit={largestQuestionFile}
        hint={t('import.hint')}
        onFile={(file) => void reading.run(file)}
      />
      {reading.failure && <Notice tone="bad">{reading.failure}</Notice>}
      {found && <FoundQuestionsTable questions={found.questions} left={left} onToggle={toggle} />}
    </Dialog>
  );
}
