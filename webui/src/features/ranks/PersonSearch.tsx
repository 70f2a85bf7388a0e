import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../../shared/ui/icons';
import { TextInput } from '../../shared/ui/TextInput';
import styles from './ranks.module.css';

/** Long enough for an input method to finish a word, in ms. */
const pause = 400;

interface PersonSearchProps {
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when typing rests, and at once on Enter. */
export function PersonSearch({ value, onSearch }: PersonSearchProps) {
  const { t } = useTranslation('ranks');
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <TextInput
      type="search"
      icon={IconSearch}
      className={styles.search ?? ''}
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={50}
      value={text}
      onInput={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && text.trim() !== value) onSearch(text.trim());
      }}
    />
  );
}
