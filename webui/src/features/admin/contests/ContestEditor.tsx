import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '../../../shared/forms/useEditForm';
import layout from '../../../shared/ui/layout.module.css';
import { SaveBar } from '../SaveBar';
import { AwardsCard } from './AwardsCard';
import { BasicCard } from './BasicCard';
import { BoardCard } from './BoardCard';
import { bodyOf, type ContestForm } from './contestForm';
import { type AdminContest, changeQuestion, contestsKey, saveContest } from './contestQueries';
import { contestSchema } from './contestRules';
import { EntryCard } from './EntryCard';
import { FurtherCard } from './FurtherCard';
import { TimeCard } from './TimeCard';

interface ContestEditorProps {
  /** Null for a new contest. */
  stored: AdminContest | null;
  values: ContestForm;
  onCreated?: (cid: number) => void;
}

/** The wire's names of what a refusal names, where the form has others. */
const fieldOf = {
  'contest.bad_title': 'title',
  'contest.bad_time': 'end',
  'contest.pwd_required': 'pwd',
  'contest.bad_account_rule': 'ruleEnd',
  'contest.bad_awards': 'awards',
} as const;

/** All that an organiser decides of a contest, but for its problems. */
export function ContestEditor({ stored, values, onCreated }: ContestEditorProps) {
  const { t } = useTranslation('adminContests');
  const edit = useEditForm({
    isOfPage: true,
    values,
    schema: contestSchema((fault) => t(`fault.${fault}`)),
    save: async (form, { overwrites }) => {
      const body = bodyOf(form);
      // Whoever overwrites has just been asked.
      if (stored && !overwrites) {
        const words = { title: t('effects.title'), confirmLabel: t('effects.save') };
        await (await changeQuestion.load()).agreeToSettings(stored, body, words);
      }
      return saveContest(stored, body, overwrites);
    },
    said: t(stored ? 'saved' : 'created'),
    keys: [contestsKey],
    fieldOf,
    faulty: t('faulty'),
    onSaved: (cid) => {
      if (!stored) onCreated?.(cid);
    },
  });
  return (
    <FormProvider {...edit.form}>
      <form className={layout.stack} onSubmit={edit.onSubmit} noValidate>
        <BasicCard />
        <TimeCard />
        <EntryCard />
        <BoardCard />
        <AwardsCard />
        <FurtherCard />
        <SaveBar edit={edit} makes={!stored && t('make')} />
      </form>
    </FormProvider>
  );
}
