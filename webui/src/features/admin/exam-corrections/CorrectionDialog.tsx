import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { check, object, pipe } from 'valibot';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { numberOf, textOf } from '../../../shared/forms/fieldRules';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { Field } from '../../../shared/ui/Field';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import {
  type CorrectedPerson,
  type CorrectedProblem,
  correct,
  correctionsKey,
  effectQuery,
  type Wanted,
} from './correctionQueries';
import styles from './corrections.module.css';

/** What is to be put right: a problem for everybody, or one person's points of it. */
export type Asked =
  | { kind: 'void' | 'full_marks'; problem: CorrectedProblem }
  | { kind: 'points'; problem: CorrectedProblem; person: CorrectedPerson };

interface CorrectionDialogProps {
  tid: number;
  asked: Asked;
  onClose: () => void;
}

/** Contract timedwork.md §15.2. */
const mostPoints = 100_000;
const longestReason = 200;
const mostShown = 8;

/** Shows whose points would change, and asks why. */
export function CorrectionDialog({ tid, asked, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('adminExamCorrections');
  const { kind, problem } = asked;
  const person = asked.kind === 'points' ? asked.person : null;
  const edit = useEditForm({
    values: { points: String(person?.points[problem.displayId] ?? 0), reason: '' },
    schema: object({
      points: pipe(
        numberOf(/^\d{1,6}$/, t('badPoints')),
        check((typed) => typed <= mostPoints, t('badPoints')),
      ),
      reason: textOf(1, longestReason, t('badReason')),
    }),
    save: ({ points, reason }) =>
      correct({
        ...{ tid, pid: problem.pid, kind, reason },
        ...(person && { uid: person.uid, points }),
      }),
    said: () => t('done'),
    keys: [correctionsKey(tid)],
    onSaved: onClose,
    fieldOf: 'reason',
  });
  const { form, register, errorOf } = edit;
  const typed = form.watch('points');
  const name = problem.displayId;
  return (
    <EditDialog
      title={t(`ask.${kind}`, { name, person: person?.username })}
      edit={edit}
      saveLabel={t(`kind.${kind}`)}
      onClose={onClose}
    >
      <p>{t(`explain.${kind}`)}</p>
      {person && (
        <Field label={t('newPoints', { most: problem.score })} error={errorOf('points')} isRequired>
          <NumberInput autoFocus maxLength={6} {...register('points')} />
        </Field>
      )}
      <EffectList wanted={wantedOf(tid, asked, typed)} />
      <Field label={t('reason')} hint={t('reasonHint')} error={errorOf('reason')} isRequired>
        <TextInput autoFocus={!person} maxLength={longestReason} {...register('reason')} />
      </Field>
    </EditDialog>
  );
}

/** Null while what is typed is no number of points. */
function wantedOf(tid: number, asked: Asked, typed: string): Wanted | null {
  const wanted = { tid, pid: asked.problem.pid, kind: asked.kind };
  if (asked.kind !== 'points') return wanted;
  const points = Number(typed);
  const isRight = /^\d{1,6}$/.test(typed.trim()) && points <= mostPoints;
  return isRight ? { ...wanted, uid: asked.person.uid, points } : null;
}

function EffectList({ wanted }: { wanted: Wanted | null }) {
  const { t } = useTranslation('adminExamCorrections');
  const { data } = useQuery(effectQuery(wanted));
  if (!wanted) return null;
  if (!data) return <p className={styles.small}>{t('counting')}</p>;
  return (
    <>
      <p>{data.length === 0 ? t('noEffect') : t('effect', { count: data.length })}</p>
      <ul className={styles.effects}>
        {data.slice(0, mostShown).map((row) => (
          <li key={row.uid}>
            {row.realname ?? row.username}: {row.before} → {row.after}
          </li>
        ))}
        {data.length > mostShown && <li>{t('others', { count: data.length - mostShown })}</li>}
      </ul>
    </>
  );
}
