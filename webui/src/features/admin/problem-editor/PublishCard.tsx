import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../shared/session/useUser';
import { Card } from '../../../shared/ui/Card';
import layout from '../../../shared/ui/layout.module.css';
import { Radio } from '../../../shared/ui/Radio';
import { Switch } from '../../../shared/ui/Switch';
import { problemAuth } from '../problemTypes';
import { mayPublish } from '../rights';
import { ListError } from './ListError';
import type { ProblemForm } from './problemForm';
import styles from './publish.module.css';

interface PublishCardProps {
  /** As stored; null for a new problem. */
  storedAuth: number | null;
}

export function PublishCard({ storedAuth }: PublishCardProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { register } = useFormContext<ProblemForm>();
  const { errors } = useFormState<ProblemForm>({ name: 'auth' });
  const user = useUser();
  const isPublic = storedAuth === problemAuth.public;
  const canPublish = mayPublish(user) || isPublic;
  return (
    <Card title={t('publish.title')} isPadded>
      <fieldset className={styles.choices}>
        <legend className={layout.hiddenText}>{t('publish.title')}</legend>
        <Radio
          label={t('publish.public')}
          hint={t(canPublish ? 'publish.publicHint' : 'publish.denied')}
          value={problemAuth.public}
          disabled={!canPublish}
          {...register('auth')}
        />
        <Radio
          label={t('publish.private')}
          hint={t('publish.privateHint')}
          value={problemAuth.private}
          {...register('auth')}
        />
        <Radio
          label={t('publish.contest')}
          hint={t('publish.contestHint')}
          value={problemAuth.contest}
          {...register('auth')}
        />
      </fieldset>
      <ListError error={errors.auth} />
      {storedAuth === null && <p className={styles.draft}>{t('publish.draft')}</p>}
      <div className={styles.switches}>
        <Switch label={t('publish.codeShare')} {...register('codeShare')} />
      </div>
    </Card>
  );
}
