import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fullWidthSigns } from './fullWidth';
import styles from './VerdictPanel.module.css';

interface CompileHintsProps {
  /** What the compiler says; with another message the code is looked at again. */
  message: string;
  readCode: () => string;
  language: string;
  onLine: (line: number) => void;
}

const mostShown = 4;

/** What a compiler cannot say in a beginner's words. */
export default function CompileHints({ message, readCode, language, onLine }: CompileHintsProps) {
  const { t } = useTranslation('problem');
  const signs = useMemo(
    () => (message === '' ? [] : fullWidthSigns(readCode(), language)),
    [message, readCode, language],
  );
  if (signs.length === 0) return null;
  return (
    <div className={styles.hints} role="note">
      <p>{t('hints.fullWidth')}</p>
      <ul>
        {signs.slice(0, mostShown).map(({ line, sign, meant }) => (
          <li key={`${line} ${sign}`}>
            <button
              type="button"
              className={styles.line}
              title={t('verdict.goToLine', { line })}
              onClick={() => onLine(line)}
            >
              {t('hints.line', { line })}
            </button>{' '}
            <code>{sign === '\u3000' ? '␣' : sign}</code> →{' '}
            <code>{meant === ' ' ? '␣' : meant}</code>
          </li>
        ))}
      </ul>
      {signs.length > mostShown && <p>{t('hints.more', { count: signs.length - mostShown })}</p>}
    </div>
  );
}
