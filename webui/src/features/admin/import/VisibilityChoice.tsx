import { useTranslation } from 'react-i18next';
import { useUser } from '../../../shared/session/useUser';
import { Radio } from '../../../shared/ui/Radio';
import { type ProblemAuth, problemAuth } from '../problemTypes';
import { mayPublish } from '../rights';
import styles from './import.module.css';

interface VisibilityChoiceProps {
  value: ProblemAuth;
  isDisabled: boolean;
  onChange: (auth: ProblemAuth) => void;
}

/** Who sees the problems that are imported. */
export function VisibilityChoice({ value, isDisabled, onChange }: VisibilityChoiceProps) {
  const { t } = useTranslation('adminImport');
  const isAllowed = mayPublish(useUser());
  return (
    <fieldset className={styles.choices} disabled={isDisabled}>
      <legend>{t('visibility')}</legend>
      <Radio
        name="auth"
        label={t('private')}
        hint={t('privateHint')}
        checked={value === problemAuth.private}
        onChange={() => onChange(problemAuth.private)}
      />
      <Radio
        name="auth"
        label={t('public')}
        hint={t(isAllowed ? 'publicHint' : 'publicDenied')}
        disabled={!isAllowed}
        checked={value === problemAuth.public}
        onChange={() => onChange(problemAuth.public)}
      />
    </fieldset>
  );
}
