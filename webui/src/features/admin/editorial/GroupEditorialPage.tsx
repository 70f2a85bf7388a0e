import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { GroupDesk } from '../GroupDesk';

const EditorialPage = lazyPart(() => import('./EditorialPage'), {
  waiting: <Skeleton lines={8} />,
});

/** /group/:groupID/problem-editorial/:pid */
export default function GroupEditorialPage() {
  const { t } = useTranslation('adminEditorial');
  return (
    <GroupDesk title={t('title')} isForAdmins={false}>
      {() => <EditorialPage />}
    </GroupDesk>
  );
}
