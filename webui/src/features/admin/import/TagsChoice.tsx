import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Radio } from '../../../shared/ui/Radio';
import styles from './import.module.css';

interface TagsChoiceProps {
  /** All that the problems would bring. */
  tags: readonly string[];
  /** Those that are taken; null takes all. */
  value: readonly string[] | null;
  isDisabled: boolean;
  onChange: (tags: readonly string[] | null) => void;
}

/** Which of the file's tags come along: some formats keep sources and remarks among them. */
export function TagsChoice({ tags, value, isDisabled, onChange }: TagsChoiceProps) {
  const { t } = useTranslation('adminImport');
  const chosen = new Set(value ?? tags);
  const toggle = (tag: string) => {
    if (!chosen.delete(tag)) chosen.add(tag);
    onChange(tags.filter((each) => chosen.has(each)));
  };
  return (
    <fieldset className={styles.choices} disabled={isDisabled}>
      <legend>{t('tags.legend', { count: tags.length })}</legend>
      <Radio
        name="tags"
        label={t('tags.all')}
        checked={value === null}
        onChange={() => onChange(null)}
      />
      <Radio
        name="tags"
        label={t('tags.some')}
        checked={value !== null && value.length > 0}
        onChange={() => onChange(tags)}
      />
      <Radio
        name="tags"
        label={t('tags.none')}
        checked={value?.length === 0}
        onChange={() => onChange([])}
      />
      {value !== null && value.length > 0 && (
        <div className={styles.tags}>
          {tags.map((tag) => (
            <Checkbox
              key={tag}
              label={tag}
              checked={chosen.has(tag)}
              onChange={() => toggle(tag)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
