import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../shared/ui/Card';
import layout from '../../../../shared/ui/layout.module.css';
import { Switch } from '../../../../shared/ui/Switch';
import type { ExamForm } from './examForm';

/** What the editor of the problem page lets students do. */
export function EditorCard() {
  const { t } = useTranslation('adminTimedWorkExam');
  const { register } = useFormContext<ExamForm>();
  return (
    <Card title={t('editor.title')} isPadded>
      <div className={layout.form}>
        <Switch label={t('editor.paste')} hint={t('editor.pasteHint')} {...register('paste')} />
        <Switch
          label={t('editor.completion')}
          hint={t('editor.completionHint')}
          {...register('completion')}
        />
      </div>
    </Card>
  );
}
