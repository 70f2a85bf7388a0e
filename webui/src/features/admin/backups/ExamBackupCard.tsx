import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { number, object, pipe, regex, string, transform } from 'valibot';
import { to } from '../../../app/routes';
import { EditNotices } from '../../../shared/forms/EditNotices';
import { useAction } from '../../../shared/forms/useAction';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { formatSize } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Chip } from '../../../shared/ui/Chip';
import { Field } from '../../../shared/ui/Field';
import { Link } from '../../../shared/ui/Link';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { backupFolderKey, backupFolderQuery, backupsKey, saveBackupFolder } from './backupCalls';
import styles from './backups.module.css';
import { type ExamBackupPlace, examBackupQuery, makeExamBackup } from './examCalls';

/** Backups every five minutes while an exam runs: onto which disk, and how the last ones went. */
export function ExamBackupCard() {
  const { t } = useTranslation('adminBackups');
  const state = useQuery({ ...examBackupQuery, refetchInterval: 30_000 });
  const make = useAction({ run: makeExamBackup, keys: [backupsKey] });
  const places = state.data?.places ?? [];
  return (
    <Card title={t('exam.title')} isPadded>
      <p>
        {t('exam.text')}{' '}
        {state.data && <b>{t(state.data.running ? 'exam.running' : 'exam.quiet')}</b>}
      </p>
      <ExamBackupForm />
      {state.data && places.length === 0 && <p className={styles.hint}>{t('exam.never')}</p>}
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map((place) => (
            <Place key={place.place} place={place} />
          ))}
        </ul>
      )}
      <div className={styles.clear}>
        <Button isBusy={make.isBusy} onClick={() => void make.run()}>
          {t('exam.make')}
        </Button>
        <Link href={to('AdminTakeover')}>{t('exam.card')}</Link>
      </div>
    </Card>
  );
}

function ExamBackupForm() {
  const { t } = useTranslation('adminBackups');
  const { data } = useQuery(backupFolderQuery);
  const edit = useEditForm({
    values: { disk: data?.disk ?? '', examKept: String(data?.examKept ?? 12) },
    schema: object({
      disk: pipe(string(), regex(/^[^/]{0,64}$/, t('exam.diskWrong'))),
      examKept: pipe(
        string(),
        regex(/^([2-9]|[1-9][0-9]|100)$/, t('exam.keptWrong')),
        transform(Number),
        number(),
      ),
    }),
    save: saveBackupFolder,
    said: t('exam.saved'),
    keys: [backupFolderKey],
  });
  const { register, errorOf } = edit;
  return (
    <form className={styles.folder} onSubmit={edit.onSubmit}>
      <EditNotices edit={edit} />
      <Field label={t('exam.disk')} hint={t('exam.diskHint')} error={errorOf('disk')}>
        <TextInput placeholder={t('exam.none')} spellCheck={false} {...register('disk')} />
      </Field>
      <Field label={t('exam.kept')} hint={t('exam.keptHint')} error={errorOf('examKept')}>
        <NumberInput maxLength={3} {...register('examKept')} />
      </Field>
      <div>
        <Button type="submit" isBusy={edit.isBusy}>
          {t('exam.save')}
        </Button>
      </div>
    </form>
  );
}

function Place({ place }: { place: ExamBackupPlace }) {
  const { t } = useTranslation('adminBackups');
  return (
    <li>
      <Chip tone={place.error ? 'bad' : 'good'}>
        {t(place.error ? 'state.failed' : 'state.done')}
      </Chip>{' '}
      <b>{place.place || t('exam.own')}</b> · {siteDateTime(place.at)}
      {place.error ? (
        <p className={styles.error}>{place.error}</p>
      ) : (
        <p className={styles.hint}>
          {t('exam.done', {
            name: place.name,
            size: formatSize(place.size),
            seconds: (place.tookMs / 1000).toFixed(1),
          })}
          {' · '}
          {t(place.apart ? 'exam.apart' : 'exam.same')}
        </p>
      )}
    </li>
  );
}
