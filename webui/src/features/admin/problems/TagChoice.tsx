import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allTagsQuery } from '../../../entities/tag/tagQueries';
import { Checkbox } from '../../../shared/ui/Checkbox';
import layout from '../../../shared/ui/layout.module.css';
import { TextInput } from '../../../shared/ui/TextInput';
import styles from './problems.module.css';

interface TagChoiceProps {
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** So many tags are found by looking; of more they are searched. */
const mostWithoutSearch = 12;

/** Tags of the site, searched where there are many. */
export function TagChoice({ chosen, onChange }: TagChoiceProps) {
  const { t } = useTranslation('adminProblems');
  const list = useQuery(allTagsQuery);
  const [wanted, setWanted] = useState('');
  const all = list.data ?? [];
  const word = wanted.trim().toLocaleLowerCase();
  const isShown = (tag: { id: number; name: string }) =>
    chosen.includes(tag.id) || tag.name.toLocaleLowerCase().includes(word);
  if (list.data?.length === 0) return <p>{t('batch.noTags')}</p>;
  return (
    <>
      {all.length > mostWithoutSearch && (
        <TextInput
          type="search"
          aria-label={t('batch.searchTags')}
          placeholder={t('batch.searchTags')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      <fieldset className={styles.choices}>
        <legend className={layout.hiddenText}>{t('batch.tags')}</legend>
        {all.filter(isShown).map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...chosen, id]
                  : chosen.filter((each) => each !== id),
              )
            }
          />
        ))}
      </fieldset>
    </>
  );
}
