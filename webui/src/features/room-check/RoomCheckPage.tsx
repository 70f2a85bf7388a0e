import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../shared/forms/useAction';
import { useTitle } from '../../shared/lib/useTitle';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { classNames } from '../../shared/ui/classNames';
import { Field } from '../../shared/ui/Field';
import { Icon } from '../../shared/ui/Icon';
import { IconCircleCheck, IconCircleX } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { Notice } from '../../shared/ui/Notice';
import { PageHead } from '../../shared/ui/PageHead';
import { TextInput } from '../../shared/ui/TextInput';
import { type Checked, check, given } from './measuring';
import styles from './roomCheck.module.css';

const points = ['clock', 'browser', 'storage', 'network', 'keyboard'] as const;

/** /room-check: is this computer fit for an exam; big enough to be read from the door. */
export default function RoomCheckPage() {
  const { t } = useTranslation('roomCheck');
  const [seat, setSeat] = useState('');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Checked | null>(null);
  useTitle(t('title'));
  const run = useAction({ run: () => check(seat, typed), onDone: setFound, isSingle: true });
  const values = found && {
    clock: t('seconds', { count: Math.round(Math.abs(found.clockOff) / 1000) }),
    browser: '',
    storage: '',
    network: t('network', { trip: found.roundTrip, download: found.download }),
    keyboard: '',
  };
  return (
    <>
      <PageHead title={t('title')} remark={t('about')} />
      <Card isPadded>
        <form
          className={classNames(layout.form, styles.form)}
          onSubmit={(event) => {
            event.preventDefault();
            void run.run();
          }}
        >
          <Field label={t('seat')} hint={t('seatHint')} isRequired>
            <TextInput
              value={seat}
              maxLength={40}
              required
              onChange={(event) => setSeat(event.currentTarget.value)}
            />
          </Field>
          <Field label={t('line')} hint={<code className={styles.given}>{given}</code>}>
            <TextInput
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" kind="primary" isBusy={run.isBusy} disabled={!seat.trim()}>
            {t('check')}
          </Button>
        </form>
        <div role="status" className={styles.outcome}>
          {found && (
            <p className={styles.verdict} data-green={found.green}>
              <Icon icon={found.green ? IconCircleCheck : IconCircleX} size={64} />
              {t(found.green ? 'green' : 'red')}
            </p>
          )}
          {found && values && (
            <ul className={styles.points}>
              {points.map((point) => {
                const isBad = found.faults.includes(point);
                return (
                  <li key={point} data-bad={isBad}>
                    <Icon icon={isBad ? IconCircleX : IconCircleCheck} size={20} />
                    <b>{t(`point.${point}`)}</b>
                    {values[point] && <span>{values[point]}</span>}
                    {isBad && (
                      <div className={styles.remedy}>
                        <Notice tone="warn">{t(`remedy.${point}`)}</Notice>
                      </div>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      </Card>
    </>
  );
}
