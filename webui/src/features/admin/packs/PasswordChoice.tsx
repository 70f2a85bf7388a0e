import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field';
import { Radio } from '../../../shared/ui/Radio';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './packs.module.css';

/** `made`: the server makes one; `own`: the one that is typed; `none`: everybody may open the file. */
export type PasswordKind = 'made' | 'own' | 'none';

interface PasswordChoiceProps {
  kinds: readonly PasswordKind[];
  kind: PasswordKind;
  value: string;
  error: string | undefined;
  onKind: (kind: PasswordKind) => void;
  onValue: (value: string) => void;
}

export function PasswordChoice({
  kinds,
  kind,
  value,
  error,
  onKind,
  onValue,
}: PasswordChoiceProps) {
  const { t } = useTranslation('adminPacks');
  return (
    <fieldset className={styles.choices}>
      <legend>{t('choice.legend')}</legend>
      {kinds.map((each) => (
        <Radio
          key={each}
          name="password-kind"
          label={t(`choice.${each}`)}
          hint={t(`choice.${each}Hint`)}
          checked={kind === each}
          onChange={() => onKind(each)}
        />
      ))}
      {kind === 'own' && (
        <Field label={t('choice.password')} error={error}>
          <TextInput
            autoComplete="off"
            maxLength={100}
            value={value}
            onInput={(event) => onValue(event.currentTarget.value)}
          />
        </Field>
      )}
    </fieldset>
  );
}
