import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { useTitle } from '../../../shared/lib/useTitle';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { Switch } from '../../../shared/ui/Switch';
import { AdminPage } from '../AdminPage';
import { maySetAddress } from '../rights';
import { AddressList } from './AddressList';
import styles from './address.module.css';
import {
  type Addresses,
  addressKey,
  addressQuery,
  noteAddresses,
  setAddress,
} from './addressCalls';
import { HttpsCard } from './HttpsCard';

/** /admin/address: by which addresses the class comes. */
export default function AddressPage() {
  const { t } = useTranslation('adminAddress');
  const told = useQuery(addressQuery);
  const maySet = maySetAddress(useUser());
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        {told.isPending && <Skeleton lines={6} height={40} />}
        {told.isError && (
          <Card>
            <ErrorState error={told.error} onRetry={() => void told.refetch()} />
          </Card>
        )}
        {told.data?.change && <ChangeNotice change={told.data.change} maySet={maySet} />}
        {told.data && (
          <>
            <AddressList told={told.data} />
            <NameCard name={told.data.name} maySet={maySet} />
            <HttpsCard https={told.data.https} maySet={maySet} />
          </>
        )}
      </div>
    </AdminPage>
  );
}

interface ChangeNoticeProps {
  change: NonNullable<Addresses['change']>;
  maySet: boolean;
}

function ChangeNotice({ change, maySet }: ChangeNoticeProps) {
  const { t } = useTranslation('adminAddress');
  const enumeration = useEnumeration();
  const note = useAction({ run: noteAddresses, said: () => t('change.noted'), keys: [addressKey] });
  const list = (addresses: readonly string[]) =>
    addresses.length ? enumeration(addresses) : t('change.none');
  return (
    <Notice tone="warn">
      <p>{t('change.text', { gone: list(change.gone), now: list(change.new) })}</p>
      {maySet && (
        <p className={styles.after}>
          <Button size="small" isBusy={note.isBusy} onClick={() => void note.run()}>
            {t('change.note')}
          </Button>
        </p>
      )}
    </Notice>
  );
}

interface NameCardProps {
  name: Addresses['name'];
  maySet: boolean;
}

function NameCard({ name, maySet }: NameCardProps) {
  const { t } = useTranslation('adminAddress');
  const set = useAction({ run: setAddress, keys: [addressKey], isSingle: true });
  return (
    <Card title={t('name.title')} isPadded>
      <Switch
        label={t('name.switch')}
        hint={t('name.hint')}
        checked={name.on}
        disabled={!maySet || name.forbidden || set.isBusy}
        onChange={(event) => void set.run({ name: event.currentTarget.checked })}
      />
      <p className={styles.state}>
        {name.forbidden
          ? t('name.forbidden')
          : t(set.isBusy ? 'name.starting' : `name.${name.state}`, { host: name.host })}
        {name.state === 'announced' && name.host !== 'oj.local' && ` ${t('name.taken')}`}
      </p>
    </Card>
  );
}
