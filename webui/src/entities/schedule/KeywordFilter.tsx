import { SearchInput } from '../../shared/ui/SearchInput';
import styles from './ScheduledList.module.css';

interface KeywordFilterProps {
  label: string;
  value: string;
  onChange: (keyword: string) => void;
}

/** A part of the title. */
export function KeywordFilter({ label, value, onChange }: KeywordFilterProps) {
  return <SearchInput className={styles.keyword} label={label} value={value} onSearch={onChange} />;
}
