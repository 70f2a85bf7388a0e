import { useTranslation } from 'react-i18next';
import styles from '../desk.module.css';
import { balloonColors } from '../displayIds';

interface BalloonFieldProps {
  /** Blank for none. */
  value: string;
  onChange: (color: string) => void;
}

/** The colour of a problem's balloon: one of those that are told apart in a hall, any other, or none. */
export function BalloonField({ value, onChange }: BalloonFieldProps) {
  const { t } = useTranslation('adminContests');
  const current = value.toLowerCase();
  return (
    <fieldset className={styles.balloons}>
      <legend className={styles.legend}>{t('balloon.title')}</legend>
      <button
        type="button"
        className={styles.noBalloon}
        aria-pressed={value === ''}
        onClick={() => onChange('')}
      >
        {t('balloon.none')}
      </button>
      {balloonColors.map((color) => (
        <button
          key={color}
          type="button"
          className={styles.balloonChoice}
          style={{ background: color }}
          aria-pressed={current === color}
          aria-label={color}
          title={color}
          onClick={() => onChange(color)}
        />
      ))}
      <input
        type="color"
        className={styles.palette}
        aria-label={t('balloon.own')}
        value={value === '' ? '#888888' : current}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </fieldset>
  );
}
