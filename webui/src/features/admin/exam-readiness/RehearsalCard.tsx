import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useLocale } from '../../../shared/i18n/useLocale';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { RehearsalFigures } from './RehearsalFigures';
import styles from './readiness.module.css';
import { beginRehearsal, endRehearsal, rehearsalQuery } from './readinessCalls';

const usual = { students: '200', seconds: '120' };
const isWithin = (text: string, least: number, most: number) =>
  /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** Students who are made up write the exam, on a server of their own. */
export function RehearsalCard({ tid }: { tid: number }) {
  const { t } = useTranslation('adminExamReadiness');
  const query = rehearsalQuery(tid, useLocale());
  const { data } = useQuery(query);
  const [typed, setTyped] = useState(usual);
  const faults = {
    students: isWithin(typed.students, 1, 500) ? undefined : t('rehearsal.badStudents'),
    seconds: isWithin(typed.seconds, 5, 600) ? undefined : t('rehearsal.badSeconds'),
  };
  const isGood = !faults.students && !faults.seconds;
  const begin = useAction({
    run: () =>
      beginRehearsal({ tid, students: Number(typed.students), seconds: Number(typed.seconds) }),
    keys: [query.queryKey],
    isSingle: true,
  });
  const end = useAction({ run: () => endRehearsal(tid), keys: [query.queryKey], isSingle: true });
  const isRunning = data?.state === 'preparing' || data?.state === 'running';
  return (
    <Card title={t('rehearsal.title')} isPadded>
      <div className={layout.stack}>
        <p className={styles.remark}>{t('rehearsal.about')}</p>
        <div className={styles.before}>
          <Field label={t('rehearsal.students')} error={faults.students}>
            <NumberInput
              value={typed.students}
              disabled={isRunning}
              onChange={(event) => setTyped({ ...typed, students: event.currentTarget.value })}
            />
          </Field>
          <Field label={t('rehearsal.seconds')} error={faults.seconds}>
            <NumberInput
              value={typed.seconds}
              disabled={isRunning}
              onChange={(event) => setTyped({ ...typed, seconds: event.currentTarget.value })}
            />
          </Field>
          {isRunning ? (
            <Button isBusy={end.isBusy} onClick={() => void end.run()}>
              {t('rehearsal.end')}
            </Button>
          ) : (
            <Button
              kind="primary"
              disabled={!isGood || data?.other === true}
              isBusy={begin.isBusy}
              onClick={() => void begin.run()}
            >
              {t('rehearsal.begin')}
            </Button>
          )}
        </div>
        <div role="status">
          {isRunning && (
            <Notice>
              {t(data.state === 'running' ? 'rehearsal.running' : 'rehearsal.preparing')}
            </Notice>
          )}
          {data?.other && <Notice>{t('rehearsal.other')}</Notice>}
          {data?.state === 'failed' && <Notice tone="bad">{t('rehearsal.failed')}</Notice>}
        </div>
        {data?.last && !isRunning && <RehearsalFigures found={data.last} />}
      </div>
    </Card>
  );
}
