import { useTranslation } from 'react-i18next';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
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
  const isOfGroup = useOwnerGroup() !== null;
  const mayBePublic = mayPublish(useUser());
  const isAllowed = isOfGroup || mayBePublic;
  const publicHint = isOfGroup ? 'group.publicHint' : 'publicHint';
  return (
    <fieldset className={styles.choices} disabled={isDisabled}>
      <legend>{t('visibility')}</legend>
      <Radio
        name="auth"
        label={t(isOfGroup ? 'group.private' : 'private')}
        hint={t(isOfGroup ? 'group.privateHint' : 'privateHint')}
        checked={value === problemAuth.private}
        onChange={() => onChange(problemAuth.private)}
      />
      <Radio
        name="auth"
        label={t(isOfGroup ? 'group.public' : 'public')}
        hint={t(isAllowed ? publicHint : 'publicDenied')}
        disabled={!isAllowed}
        checked={value === problemAuth.public}
        onChange={() => onChange(problemAuth.public)}
      />
    </fieldset>
  );
}
