import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../../shared/ui/icons';
import { TextInput } from '../../shared/ui/TextInput';
import styles from './ListFilters.module.css';

/** How long typing must rest before the list follows, in ms. */
const rest = 400;

interface KeywordInputProps {
  value: string;
  onChange: (keyword: string) => void;
}

/** Searches while one types, and at once on Enter. */
export function KeywordInput({ value, onChange }: KeywordInputProps) {
  const { t } = useTranslation('problemList');
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const sent = useRef(value);

  useEffect(() => {
    // The address changed by other means: back, reset, a link.
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (keyword: string) => {
    clearTimeout(timer.current);
    if (keyword.trim() === sent.current) return;
    sent.current = keyword.trim();
    onChange(sent.current);
  };

  return (
    <TextInput
      type="search"
      icon={IconSearch}
      className={styles.keyword ?? ''}
      aria-label={t('filters.keyword')}
      placeholder={t('filters.keyword')}
      value={text}
      maxLength={100}
      onInput={(event) => {
        const next = event.currentTarget.value;
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send(next), rest);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text);
      }}
    />
  );
}
