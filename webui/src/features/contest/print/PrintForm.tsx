import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { EditNotices } from '../../../shared/forms/EditNotices';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Button } from '../../../shared/ui/Button';
import { Field } from '../../../shared/ui/Field';
import { IconPrinter } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { TextArea } from '../../../shared/ui/TextArea';
import { submitText } from './printCalls';
import { printSchema } from './printSchema';

/** The text, its rules, and what the server says of it. */
export default function PrintForm() {
  const { t } = useTranslation('contestPrint');
  const { cid } = useContest();
  const edit = useEditForm({
    values: { content: '' },
    schema: printSchema(t),
    save: ({ content }) => submitText(cid, content),
    said: t('sent'),
    afterSave: 'restore',
  });
  return (
    <form className={layout.form} onSubmit={edit.onSubmit} noValidate>
      <EditNotices edit={edit} />
      <Field label={t('content')} hint={t('hint')} error={edit.errorOf('content')} isRequired>
        <TextArea rows={12} isMono spellCheck={false} {...edit.register('content')} />
      </Field>
      <div>
        <Button type="submit" kind="primary" icon={IconPrinter} isBusy={edit.isBusy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
