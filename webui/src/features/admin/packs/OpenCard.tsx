import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { serverNow } from '../../../shared/lib/serverClock';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { formatSize, timeOf } from '../../../shared/lib/time';
import { mayCall } from '../../../shared/session/allowed';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Field } from '../../../shared/ui/Field';
import { IconLock } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordInput } from '../../../shared/ui/PasswordInput';
import { openPack, type Pack, packsKey } from './packQueries';
import styles from './packs.module.css';

const mayTakePeople = mayCall<'GET /api/admin/pack/classes'>('P:user_admin');

/** What can be said of a sealed file without opening it, and the field for its password. */
export function OpenCard({ pack }: { pack: Pack }) {
  const { t } = useTranslation('adminPacks');
  const [password, setPassword] = useState('');
  const isAllowed = mayTakePeople(useUser());
  const [people, setPeople] = useState(isAllowed);
  const open = useAction({
    run: () =>
      openPack({ id: pack.id, people, ...(pack.needsPassword && { password: password.trim() }) }),
    keys: [packsKey],
    onDone: () => setPassword(''),
    showsFailure: true,
    isSingle: true,
  });
  const isBusy = open.isBusy || pack.opening;
  const isEarly = pack.opensTime !== null && serverNow() < timeOf(pack.opensTime);
  const isOpened = pack.state === 'opened';
  if (isOpened && !pack.opening && pack.bank) return null;

  return (
    <Card title={t('open.title')} isPadded>
      <Readiness pack={pack} />
      <form
        className={styles.open}
        onSubmit={(event) => {
          event.preventDefault();
          void open.run();
        }}
      >
        {pack.failure && !isBusy && (
          <Notice tone="bad">{t('open.failure', { reason: pack.failure })}</Notice>
        )}
        {isEarly && pack.opensTime && (
          <Notice tone="warn">{t('open.early', { time: siteDateTime(pack.opensTime) })}</Notice>
        )}
        {pack.needsPassword ? (
          <Field label={t('open.password')} hint={t('open.hint')} error={open.failure ?? undefined}>
            <PasswordInput
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={100}
              value={password}
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          </Field>
        ) : (
          <Notice>{t('open.noPassword')}</Notice>
        )}
        {!pack.needsPassword && open.failure && <Notice tone="bad">{open.failure}</Notice>}
        {pack.wrongTries > 0 && pack.lastWrongTime && (
          <p className={styles.quiet}>
            {t('open.wrong', {
              count: pack.wrongTries,
              time: siteDateTime(pack.lastWrongTime),
            })}
          </p>
        )}
        {pack.kind === 'exam' && (
          <Checkbox
            label={t(isAllowed ? 'open.people' : 'open.noPeople')}
            checked={people}
            disabled={!isAllowed}
            onChange={(event) => setPeople(event.currentTarget.checked)}
          />
        )}
        <Button
          kind="primary"
          type="submit"
          icon={IconLock}
          isBusy={isBusy}
          disabled={pack.needsPassword && password.trim() === ''}
        >
          {t(pack.kind === 'exam' ? 'open.exam' : 'open.bank')}
        </Button>
      </form>
    </Card>
  );
}

/** Whole, room on the disk, languages: each a line with a mark. */
function Readiness({ pack: { readiness } }: { pack: Pack }) {
  const { t } = useTranslation('adminPacks');
  const enumerate = useEnumeration();
  if (!readiness) return null;
  const { needed, free, missing, languages } = readiness;
  return (
    <div className={styles.checks}>
      <Notice tone="good">{t('check.whole')}</Notice>
      <Notice tone={free >= needed ? 'good' : 'bad'}>
        {t(free >= needed ? 'check.room' : 'check.noRoom', {
          needed: formatSize(needed),
          free: formatSize(free),
        })}
      </Notice>
      {languages.length > 0 && (
        <Notice tone={missing.length === 0 ? 'good' : 'bad'}>
          {missing.length === 0
            ? t('check.languages', { names: enumerate(languages) })
            : t('check.missing', { names: enumerate(missing) })}
        </Notice>
      )}
    </div>
  );
}
