import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
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
  isOfContest: boolean;
}

export function PublishCard({ storedAuth, isOfContest }: PublishCardProps) {
  const { t } = useTranslation('adminProblemEditor');
  const { register } = useFormContext<ProblemForm>();
  const { errors } = useFormState<ProblemForm>({ name: 'auth' });
  const user = useUser();
  const isPublic = storedAuth === problemAuth.public;
  const group = useOwnerGroup();
  const canPublish = group !== null || mayPublish(user) || isPublic;
  const openHint = group ? 'publish.group.publicHint' : 'publish.publicHint';
  const publicHint = canPublish ? openHint : 'publish.denied';
  return (
    <Card title={t('publish.title')} isPadded>
      <fieldset className={styles.choices}>
        <legend className={layout.hiddenText}>{t('publish.title')}</legend>
        <Radio
          label={t(group ? 'publish.group.public' : 'publish.public')}
          hint={t(publicHint)}
          value={problemAuth.public}
          disabled={!canPublish}
          {...register('auth')}
        />
        <Radio
          label={t(group ? 'publish.group.private' : 'publish.private')}
          hint={t(group ? 'publish.group.privateHint' : 'publish.privateHint')}
          value={problemAuth.private}
          {...register('auth')}
        />
        {(group === null || isOfContest || storedAuth === problemAuth.contest) && (
          <Radio
            label={t('publish.contest')}
            hint={t('publish.contestHint')}
            value={problemAuth.contest}
            {...register('auth')}
          />
        )}
      </fieldset>
      <ListError error={errors.auth} />
      {storedAuth === null && group === null && (
        <p className={styles.draft}>{t('publish.draft')}</p>
      )}
      <div className={styles.switches}>
        <Switch label={t('publish.codeShare')} {...register('codeShare')} />
      </div>
    </Card>
  );
}
