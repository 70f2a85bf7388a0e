import { useEffect, useRef } from 'react';
import styles from './SelectionBox.module.css';

interface SelectionBoxProps {
  label: string;
  isChecked: boolean;
  /** Some of many are ticked. */
  isPartly?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A box to tick without a word beside it; the word is read aloud. */
export function SelectionBox({ label, isChecked, isPartly = false, onChange }: SelectionBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.box} title={label}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
