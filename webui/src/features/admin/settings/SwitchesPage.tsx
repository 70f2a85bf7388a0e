import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { SwitchesForm } from './SwitchesForm';
import { switchesQuery } from './settingsQueries';

/** /admin/switch */
export default function SwitchesPage() {
  const { t } = useTranslation('adminSettings');
  const switches = useQuery(switchesQuery);
  useTitle(t('switch.title'));
  return (
    <AdminPage crumbs={[{ label: t('switch.title') }]}>
      <PageHead title={t('switch.title')} />
      {switches.isPending && <Skeleton lines={6} height={28} />}
      {switches.isError && (
        <Card>
          <ErrorState error={switches.error} onRetry={() => void switches.refetch()} />
        </Card>
      )}
      {switches.data && <SwitchesForm stored={switches.data} />}
    </AdminPage>
  );
}
