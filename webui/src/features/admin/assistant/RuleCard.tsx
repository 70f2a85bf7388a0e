import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { TextArea } from '../../../shared/ui/TextArea';
import { SaveBar } from '../SaveBar';
import styles from './assistant.module.css';
import { ruleQuery, saveRule } from './assistantCalls';

const longest = 4000;

export function RuleCard() {
  const { t } = useTranslation('adminAssistant');
  const rule = useQuery(ruleQuery);
  return (
    <Card title={t('ruleLabel')} isPadded>
      <p className={styles.lead}>{t('ruleLead')}</p>
      {rule.isError && <ErrorState error={rule.error} onRetry={() => void rule.refetch()} />}
      {rule.isPending && <Skeleton lines={4} />}
      {rule.data && <RuleForm rule={rule.data.rule} readAt={rule.data.gmtModified} />}
    </Card>
  );
}

function RuleForm({ rule, readAt }: { rule: string; readAt: string }) {
  const { t } = useTranslation('adminAssistant');
  const edit = useEditForm({
    values: { rule },
    schema: object({ rule: textOf(0, longest, t('ruleTooLong', { most: longest })) }),
    save: (body, { overwrites }) => saveRule(body.rule, overwrites ? null : readAt),
    said: t('saved'),
    keys: [ruleQuery.queryKey],
    fieldOf: 'rule',
  });
  return (
    <form className={layout.form} noValidate onSubmit={edit.onSubmit}>
      <Field label={t('ruleLabel')} error={edit.errorOf('rule')}>
        <TextArea rows={6} placeholder={t('ruleExample')} {...edit.register('rule')} />
      </Field>
      <SaveBar edit={edit} makes={false} />
    </form>
  );
}
