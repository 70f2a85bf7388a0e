import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';
import { IconEye, IconEyeOff } from './icons';
import styles from './PasswordInput.module.css';
import { TextInput, type TextInputProps } from './TextInput';

/** A password field whose content can be shown. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'suffix'>) {
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          className={styles.toggle ?? ''}
          icon={isShown ? IconEyeOff : IconEye}
          iconSize={16}
          label={t(isShown ? 'kit.hidePassword' : 'kit.showPassword')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
