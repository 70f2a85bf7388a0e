import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { mayCall } from '../../../shared/session/allowed';
import { useUser } from '../../../shared/session/useUser';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { Select } from '../../../shared/ui/Select';
import { PackDialog, usePackPassword } from './PackDialog';
import { classesQuery, examsQuery, makeExamPack, packsKey } from './packQueries';
import styles from './packs.module.css';

const mayTakePeople = mayCall<'GET /api/admin/pack/classes'>('P:user_admin');

interface ExamPackDialogProps {
  onClose: () => void;
  onMade: (made: { id: number; password: string | null }) => void;
}

/** Which exam, whose accounts travel along, and the password. */
export function ExamPackDialog({ onClose, onMade }: ExamPackDialogProps) {
  const { t } = useTranslation('adminPacks');
  const exams = useQuery(examsQuery);
  const [tid, setTid] = useState('');
  const [classes, setClasses] = useState<ReadonlySet<string>>(new Set());
  const secret = usePackPassword(['made', 'own']);
  const make = useAction({
    run: () =>
      makeExamPack({
        tid: Number(tid),
        classes: [...classes],
        ...secret.asked,
      }),
    keys: [packsKey],
    onDone: onMade,
    showsFailure: true,
    isSingle: true,
  });

  return (
    <PackDialog
      title={t('makeExam')}
      makeLabel={t('make')}
      make={make}
      isReady={tid !== ''}
      secret={secret}
      onClose={onClose}
    >
      <Field
        label={t('exam.which')}
        hint={t(exams.data?.records.length === 0 ? 'exam.none' : 'exam.hint')}
      >
        <Select
          value={tid}
          onChange={(event) => setTid(event.currentTarget.value)}
          options={[
            { value: '', label: t('exam.choose') },
            ...(exams.data?.records ?? []).map((each) => ({
              value: String(each.id),
              label: each.title,
            })),
          ]}
        />
      </Field>
      {mayTakePeople(useUser()) && <ClassesChoice chosen={classes} onChange={setClasses} />}
    </PackDialog>
  );
}

interface ClassesChoiceProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

function ClassesChoice({ chosen, onChange }: ClassesChoiceProps) {
  const { t } = useTranslation('adminPacks');
  const classes = useQuery(classesQuery);
  const toggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    onChange(next);
  };
  const people = (classes.data ?? [])
    .filter((each) => chosen.has(each.className))
    .reduce((sum, each) => sum + each.people, 0);
  return (
    <fieldset className={styles.choices}>
      <legend>{t('roster.legend')}</legend>
      <p className={styles.quiet}>{t('roster.hint')}</p>
      {classes.data?.length === 0 && <p className={styles.quiet}>{t('roster.none')}</p>}
      <div className={styles.roster}>
        {(classes.data ?? []).map((each) => (
          <Checkbox
            key={each.className}
            label={t('roster.class', { name: each.className, count: each.people })}
            checked={chosen.has(each.className)}
            onChange={() => toggle(each.className)}
          />
        ))}
      </div>
      {people > 0 && <p>{t('roster.people', { count: people })}</p>}
    </fieldset>
  );
}
