import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/Button';
import { Card } from '../../../../shared/ui/Card';
import { IconUpload } from '../../../../shared/ui/icons';
import { IconPlus } from '../../icons';
import styles from './objective.module.css';
import { newPart, type ObjectiveForm, type PartForm, partKinds, totalOf } from './objectiveForm';
import { QuestionFields } from './QuestionFields';
import { QuestionImport } from './QuestionImport';
import { isUntouched } from './questionFile';

/** All questions in their order, and what they are worth together. */
export function QuestionList() {
  const { t } = useTranslation('adminProblemEditorObjective');
  const { control, getValues } = useFormContext<ObjectiveForm>();
  const [isImporting, setImporting] = useState(false);
  const { fields, append, move, remove, replace } = useFieldArray({ control, name: 'parts' });
  const take = (parts: PartForm[]) => {
    const written = getValues('parts').filter((part) => !isUntouched(part));
    replace([...written, ...parts]);
  };
  return (
    <Card title={t('questions')} hasRule actions={<Total />}>
      {fields.map((part, index) => (
        <QuestionFields
          key={part.id}
          index={index}
          isLast={index === fields.length - 1}
          onMove={move}
          onRemove={remove}
        />
      ))}
      <div className={styles.foot}>
        {partKinds.map((kind) => (
          <Button key={kind} size="small" icon={IconPlus} onClick={() => append(newPart(kind))}>
            {t('add', { kind: t(`kinds.${kind}`) })}
          </Button>
        ))}
        <Button size="small" icon={IconUpload} onClick={() => setImporting(true)}>
          {t('import.open')}
        </Button>
      </div>
      {isImporting && <QuestionImport onTake={take} onClose={() => setImporting(false)} />}
    </Card>
  );
}

function Total() {
  const { t } = useTranslation('adminProblemEditorObjective');
  const parts = useWatch<ObjectiveForm, 'parts'>({ name: 'parts' });
  return (
    <span className={styles.total}>
      {t('total', { questions: parts.length, points: totalOf(parts) })}
    </span>
  );
}
