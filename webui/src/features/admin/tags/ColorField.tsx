import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field';
import { TextInput } from '../../../shared/ui/TextInput';
import { isColor } from './tagRules';
import styles from './tags.module.css';

interface ColorFieldProps {
  value: string;
  error: string | undefined;
  isRequired?: boolean;
  onChange: (color: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A colour by its number, or by the browser's own palette. */
export function ColorField({ value, error, isRequired = false, onChange, ref }: ColorFieldProps) {
  const { t } = useTranslation('adminTags');
  return (
    <div className={styles.color}>
      <Field
        label={t('color')}
        hint={t(isRequired ? 'colorHint' : 'colorOptional')}
        error={error}
        isRequired={isRequired}
      >
        <TextInput
          {...(ref && { ref })}
          isMono
          spellCheck={false}
          maxLength={7}
          placeholder="#rrggbb"
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      <input
        type="color"
        className={styles.palette}
        aria-label={t('palette')}
        value={isColor(value) ? value.trim().toLowerCase() : '#888888'}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
