import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { allTagsQuery, groupTagsQuery } from '../../../entities/tag/tagQueries';
import { useOwnerGroup } from '../../../shared/session/ownerGroup';
import { Chip } from '../../../shared/ui/Chip';
import { Field, useFieldAttributes } from '../../../shared/ui/Field';
import { toast } from '../../../shared/ui/toast';
import styles from './basics.module.css';
import type { ProblemForm, TagChoice } from './problemForm';

/** Chosen tags as chips; typing offers those of the site, and Enter adds what was typed. */
export function TagField() {
  const { t } = useTranslation('adminProblemEditor');
  const { field } = useController<ProblemForm, 'tags'>({ name: 'tags' });
  const gid = useOwnerGroup()?.gid;
  const ofSite = useQuery({ ...allTagsQuery, enabled: gid === undefined }).data;
  const ofGroup = useQuery({ ...groupTagsQuery(gid ?? 0), enabled: gid !== undefined }).data;
  const known = ofSite ?? ofGroup ?? [];
  const chosen = field.value;

  const add = (name: string): boolean => {
    const wanted = name.trim();
    if (wanted === '') return false;
    if (chosen.some((tag) => sameName(tag.name, wanted))) {
      toast.warning(t('tags.exists', { name: wanted }));
      return false;
    }
    field.onChange([
      ...chosen,
      known.find((tag) => sameName(tag.name, wanted)) ?? { name: wanted },
    ]);
    return true;
  };
  const remove = (tag: TagChoice) => field.onChange(chosen.filter((other) => other !== tag));

  return (
    <Field label={t('tags.label')} hint={t('tags.hint')}>
      <div className={styles.tags}>
        {chosen.map((tag) => (
          <Chip
            key={tag.name}
            tone="accent"
            dot={tag.color}
            removeLabel={t('tags.remove', { name: tag.name })}
            onRemove={() => remove(tag)}
          >
            {tag.name}
          </Chip>
        ))}
        <TagInput
          offers={known.filter((tag) => !chosen.some((other) => sameName(other.name, tag.name)))}
          onAdd={add}
          onRemoveLast={() => {
            const last = chosen.at(-1);
            if (last) remove(last);
          }}
        />
      </div>
    </Field>
  );
}

interface TagInputProps {
  offers: readonly TagChoice[];
  onAdd: (name: string) => boolean;
  onRemoveLast: () => void;
}

function TagInput({ offers, onAdd, onRemoveLast }: TagInputProps) {
  const { t } = useTranslation('adminProblemEditor');
  const [text, setText] = useState('');
  const listId = useId();
  const attributes = useFieldAttributes();
  const commit = (name: string) => {
    if (onAdd(name)) setText('');
  };
  return (
    <>
      <input
        {...attributes}
        className={styles.tagInput}
        placeholder={t('tags.placeholder')}
        autoComplete="off"
        list={listId}
        maxLength={50}
        value={text}
        onChange={(event) => {
          const next = event.currentTarget.value;
          // Choosing an offer fills the whole name at once.
          const isOffer = next.length > text.length + 1 && offers.some((tag) => tag.name === next);
          if (isOffer) commit(next);
          else setText(next);
        }}
        onKeyDown={(event) => {
          // Enter and Backspace belong to the input method while a word is composed.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' || event.key === ',') {
            event.preventDefault();
            commit(text);
          } else if (event.key === 'Backspace' && text === '') onRemoveLast();
        }}
        onBlur={() => commit(text)}
      />
      <datalist id={listId}>
        {offers.map((tag) => (
          <option key={tag.name} value={tag.name} />
        ))}
      </datalist>
    </>
  );
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
