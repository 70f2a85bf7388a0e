import { useTranslation } from 'react-i18next';
import styles from './PhoneKeys.module.css';

const signs = ['\t', '{', '}', '(', ')', '[', ']', ';', '<', '>', '=', '"', '#', '&', '|', '%'];

interface PhoneKeysProps {
  onType: (text: string) => void;
  /** To the statement, which stands above the code. */
  onStatement: () => void;
}

/** Signs that a phone's keyboard hides, and the way back to the statement. */
export function PhoneKeys({ onType, onStatement }: PhoneKeysProps) {
  const { t } = useTranslation('problem');
  return (
    <div className={styles.keys} role="toolbar" aria-label={t('keys.label')}>
      <button type="button" className={styles.jump} onClick={onStatement}>
        {t('keys.statement')}
      </button>
      {signs.map((sign) => (
        <button
          key={sign}
          type="button"
          className={styles.key}
          aria-label={sign === '\t' ? t('keys.tab') : sign}
          // The keyboard stays open: the code keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onType(sign)}
        >
          {sign === '\t' ? '⇥' : sign}
        </button>
      ))}
    </div>
  );
}
