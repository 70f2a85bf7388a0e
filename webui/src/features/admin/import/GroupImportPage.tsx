import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { GroupDesk } from '../GroupDesk';

const ImportPage = lazyPart(() => import('./ImportPage'), {
  waiting: <Skeleton lines={6} height={32} />,
});

/** /group/:groupID/problem-import */
export default function GroupImportPage() {
  const { t } = useTranslation('adminImport');
  return (
    <GroupDesk title={t('title')} isForAdmins>
      {() => <ImportPage />}
    </GroupDesk>
  );
}
