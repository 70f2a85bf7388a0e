import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { Notice } from '../../../shared/ui/Notice';
import { Radio } from '../../../shared/ui/Radio';
import { decide, type Merged, type MergeQuestion, packsKey } from './packQueries';
import styles from './packs.module.css';
import { factOf, isWorthTelling, labelOf, titleOf } from './questionWords';

/** So many strangers are better answered together. */
const manyStrangers = 2;

/** What is doubtful, one below the other; those without an answer first. */
export function Questions({ id, merged }: { id: number; merged: Merged }) {
  const { t } = useTranslation('adminPacks');
  const open = merged.questions.filter((each) => each.choice === null);
  const strangers = open.filter((each) => each.kind === 'unknown');
  const ordered = [...open, ...merged.questions.filter((each) => each.choice !== null)];
  return (
    <Card title={t('asked.title', { count: merged.questions.length })} hasRule>
      <div className={styles.padded}>
        <Notice tone={open.length > 0 ? 'warn' : 'good'}>
          {open.length > 0 ? t('asked.open', { count: open.length }) : t('asked.done')}
        </Notice>
        {strangers.length >= manyStrangers && <AllStrangers id={id} strangers={strangers} />}
      </div>
      <ul className={styles.questions}>
        {ordered.map((question) => (
          <li key={question.subject}>
            <Question id={id} question={question} merged={merged} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AllStrangers({ id, strangers }: { id: number; strangers: readonly MergeQuestion[] }) {
  const { t } = useTranslation('adminPacks');
  const subjects = strangers.map((each) => each.subject);
  const answer = useAction({
    run: (choice: string) => decide({ id, subjects, choice }),
    keys: [packsKey],
    ask: (choice) => ({
      title: t('asked.allStrangers', { count: subjects.length }),
      body: t(choice === 'count' ? 'asked.allCount' : 'asked.allLeaveOut'),
      confirmLabel: t(`choices.${choice as 'count'}`),
    }),
  });
  return (
    <p className={styles.foot}>
      <span>{t('asked.allStrangers', { count: subjects.length })}</span>
      {(['count', 'leave_out'] as const).map((choice) => (
        <Button
          key={choice}
          size="small"
          disabled={answer.isBusy}
          onClick={() => void answer.run(choice)}
        >
          {t(`choices.${choice}`)}
        </Button>
      ))}
    </p>
  );
}

interface QuestionProps {
  id: number;
  question: MergeQuestion;
  merged: Merged;
}

function Question({ id, question, merged }: QuestionProps) {
  const { t } = useTranslation('adminPacks');
  const answer = useAction({
    run: (choice: string) => decide({ id, subjects: [question.subject], choice }),
    keys: [packsKey],
    isSingle: true,
  });
  return (
    <fieldset className={styles.question} disabled={answer.isBusy}>
      <legend>
        {titleOf(t, question, merged)}{' '}
        {question.choice === null ? (
          <Chip tone="warn">{t('asked.waiting')}</Chip>
        ) : (
          <Chip tone="good">{t('asked.by', { name: question.decidedBy ?? '' })}</Chip>
        )}
      </legend>
      <p className={styles.quiet}>{t(`asked.why.${question.kind as 'file'}`)}</p>
      {question.facts.length > 0 && (
        <ul className={styles.lines}>
          {question.facts.filter(isWorthTelling).map((fact) => (
            <li key={fact.what}>{factOf(t, question, fact)}</li>
          ))}
        </ul>
      )}
      {question.choices.map((choice) => (
        <Radio
          key={choice}
          name={question.subject}
          label={labelOf(t, question, merged, choice)}
          checked={question.choice === choice}
          onChange={() => void answer.run(choice)}
        />
      ))}
    </fieldset>
  );
}
