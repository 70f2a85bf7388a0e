import { useTranslation } from 'react-i18next';
import { to } from '../../app/routes';
import { PageTabs } from '../../entities/schedule/PageTabs';

/** Links between the pages of one's own learning. */
export function LearningTabs({ current }: { current: 'overview' | 'comments' }) {
  const { t } = useTranslation('learning');
  const tab = (name: typeof current, href: string) => ({
    href,
    face: t(`tabs.${name}`),
    isCurrent: name === current,
  });
  return (
    <PageTabs
      label={t('tabs.label')}
      tabs={[tab('overview', to('Learning')), tab('comments', to('LearningComments'))]}
    />
  );
}
