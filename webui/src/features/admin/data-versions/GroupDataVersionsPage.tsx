import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { GroupDesk } from '../GroupDesk';

const DataVersionsPage = lazyPart(() => import('./DataVersionsPage'), {
  waiting: <Skeleton lines={6} height={32} />,
});

/** /group/:groupID/problem-versions/:pid */
export default function GroupDataVersionsPage() {
  const { t } = useTranslation('adminDataVersions');
  return (
    <GroupDesk title={t('title')} isForAdmins={false}>
      {() => <DataVersionsPage />}
    </GroupDesk>
  );
}
