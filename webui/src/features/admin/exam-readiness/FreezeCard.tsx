import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { siteMinute } from '../../../shared/lib/siteTime';
import { mayCall } from '../../../shared/session/allowed';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Field } from '../../../shared/ui/Field';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { Segmented } from '../../../shared/ui/Segmented';
import styles from './readiness.module.css';
import { type FreezeMode, freezeQuery, setFreeze } from './readinessCalls';

const modes = ['auto', 'on', 'off'] as const satisfies readonly FreezeMode[];
const mostMinutes = 1440;
const maySwitch = mayCall<'PUT /api/admin/exam/freeze'>('P:system_info_admin');

/** Heavy work waits while an exam runs; by itself, or by hand. */
export function FreezeCard() {
  const { t } = useTranslation('adminExamReadiness');
  const { data: freeze } = useQuery(freezeQuery);
  const user = useUser();
  if (!freeze) return null;
  const last = freeze.exams.at(-1);
  return (
    <Card title={t('freeze.title')} isPadded>
      <div className={layout.stack}>
        <Notice tone={freeze.frozen ? 'good' : 'info'}>
          {freeze.frozen && freeze.mode === 'auto' && last
            ? t('freeze.until', { title: last.title, time: siteMinute(last.endTime) })
            : t(freeze.frozen ? 'freeze.byHand' : 'freeze.none')}
        </Notice>
        <p className={styles.remark}>{t('freeze.about')}</p>
        {maySwitch(user) && (
          <FreezeSwitch
            key={`${freeze.mode} ${freeze.minutesBefore}`}
            mode={freeze.mode}
            minutes={freeze.minutesBefore}
          />
        )}
      </div>
    </Card>
  );
}

interface FreezeSwitchProps {
  mode: FreezeMode;
  minutes: number;
}

function FreezeSwitch({ mode, minutes }: FreezeSwitchProps) {
  const { t } = useTranslation('adminExamReadiness');
  const [typed, setTyped] = useState(String(minutes));
  const save = useAction({
    run: (wanted: FreezeMode) => setFreeze({ mode: wanted, minutesBefore: Number(typed) }),
    keys: [freezeQuery.queryKey],
    said: () => t('freeze.saved'),
    isSingle: true,
  });
  const isGood = /^\d{1,4}$/.test(typed) && Number(typed) <= mostMinutes;
  return (
    <div className={styles.switch}>
      <Segmented
        label={t('freeze.title')}
        options={modes.map((value) => ({ value, label: t(`freeze.mode.${value}`) }))}
        value={mode}
        onChange={(wanted) => void save.run(wanted)}
      />
      {mode === 'auto' && (
        <div className={styles.before}>
          <Field
            label={t('freeze.before')}
            error={isGood ? undefined : t('freeze.range', { most: mostMinutes })}
          >
            <NumberInput
              unit={t('freeze.minutes')}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
          <Button
            disabled={!isGood || Number(typed) === minutes}
            isBusy={save.isBusy}
            onClick={() => void save.run('auto')}
          >
            {t('freeze.save')}
          </Button>
        </div>
      )}
    </div>
  );
}
