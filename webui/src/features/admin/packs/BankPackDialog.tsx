import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Select } from '../../../shared/ui/Select';
import { TextInput } from '../../../shared/ui/TextInput';
import { BankChoice } from './BankChoice';
import { PackDialog, usePackPassword } from './PackDialog';
import { bankQuery, makeBankPack, packsKey, tagsQuery } from './packQueries';
import styles from './packs.module.css';

interface BankPackDialogProps {
  onClose: () => void;
  onMade: (made: { id: number; password: string | null }) => void;
}

/** Which problems another school gets. */
export function BankPackDialog({ onClose, onMade }: BankPackDialogProps) {
  const { t } = useTranslation('adminPacks');
  const [title, setTitle] = useState(t('bank.usual'));
  const [keyword, setKeyword] = useState('');
  const [tag, setTag] = useState('');
  const secret = usePackPassword(['none', 'own']);
  // Null: all that are found.
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const chosenTag = tag === '' ? null : Number(tag);
  const bank = useQuery(bankQuery(keyword, chosenTag));
  const tags = useQuery(tagsQuery);
  const found = bank.data?.problems ?? 0;
  const problems = chosen ? chosen.size : found;
  const make = useAction({
    run: () =>
      makeBankPack({
        title: title.trim(),
        ...(chosen ? { pids: [...chosen] } : { keyword, tag: chosenTag }),
        ...secret.asked,
      }),
    keys: [packsKey],
    onDone: ({ id }) => onMade({ id, password: null }),
    said: () => t('bank.begun'),
    showsFailure: true,
    isSingle: true,
  });

  return (
    <PackDialog
      title={t('makeBank')}
      makeLabel={t('bank.make', { count: problems })}
      make={make}
      isReady={problems > 0 && title.trim() !== ''}
      secret={secret}
      onClose={onClose}
    >
      <Field label={t('bank.title')} hint={t('bank.titleHint')}>
        <TextInput
          maxLength={255}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </Field>
      <fieldset className={styles.choices}>
        <legend>{t('bank.which')}</legend>
        <p className={styles.quiet}>{t('bank.whichHint')}</p>
        <div className={styles.filters}>
          <SearchInput
            label={t('bank.search')}
            maxLength={100}
            value={keyword}
            onSearch={setKeyword}
          />
          <Select
            label={t('bank.tag')}
            value={tag}
            onChange={(event) => setTag(event.currentTarget.value)}
            options={[
              { value: '', label: t('bank.anyTag') },
              ...(tags.data ?? []).map((each) => ({ value: String(each.id), label: each.name })),
            ]}
          />
        </div>
        <Checkbox
          label={t('bank.singly')}
          checked={chosen !== null}
          onChange={(event) => setChosen(event.currentTarget.checked ? new Set() : null)}
        />
        {chosen && found > 0 && (
          <BankChoice
            found={found}
            problems={bank.data?.first ?? []}
            chosen={chosen}
            onChange={setChosen}
          />
        )}
        <p>{t('bank.count', { count: problems })}</p>
      </fieldset>
    </PackDialog>
  );
}
