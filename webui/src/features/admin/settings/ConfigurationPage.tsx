import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveQuestion } from '../../../shared/forms/useLeaveGuard';
import { useTitle } from '../../../shared/lib/useTitle';
import { useAddress } from '../../../shared/lists/useAddress';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { confirm } from '../../../shared/ui/questions';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { TabPanel, Tabs } from '../../../shared/ui/Tabs';
import { AdminPage } from '../AdminPage';
import { MailForm } from './MailForm';
import { OutboxCard } from './OutboxCard';
import { mailQuery, websiteQuery } from './settingsQueries';
import { TestMailCard } from './TestMailCard';
import { WebsiteForm } from './WebsiteForm';

type Part = 'website' | 'mail';

/** /admin/conf */
export default function ConfigurationPage() {
  const { t } = useTranslation('adminSettings');
  const { filters, show } = useAddress({ part: 'website' });
  const part: Part = filters.part === 'mail' ? 'mail' : 'website';
  const leaveQuestion = useLeaveQuestion();
  const [isChanged, setChanged] = useState(false);
  useTitle(t('conf.title'));
  const go = async (next: Part) => {
    if (next === part) return;
    const mayLeave = !isChanged || (await confirm(leaveQuestion));
    if (!mayLeave) return;
    setChanged(false);
    show({ part: next }, 'correction');
  };
  return (
    <AdminPage crumbs={[{ label: t('conf.title') }]}>
      <PageHead title={t('conf.title')} />
      <div className={layout.stack}>
        <Tabs
          name="conf"
          label={t('conf.title')}
          tabs={[
            { id: 'website', label: t('conf.website') },
            { id: 'mail', label: t('conf.mail') },
          ]}
          value={part}
          onChange={(next) => void go(next)}
        />
        <TabPanel name="conf" id={part}>
          {part === 'website' ? (
            <Website onChanged={setChanged} />
          ) : (
            <Mail isChanged={isChanged} onChanged={setChanged} />
          )}
        </TabPanel>
      </div>
    </AdminPage>
  );
}

function Website({ onChanged }: { onChanged: (isChanged: boolean) => void }) {
  const website = useQuery(websiteQuery);
  if (website.isPending) return <Skeleton lines={8} height={28} />;
  if (website.isError) {
    return (
      <Card>
        <ErrorState error={website.error} onRetry={() => void website.refetch()} />
      </Card>
    );
  }
  return <WebsiteForm stored={website.data} onChanged={onChanged} />;
}

interface MailProps {
  isChanged: boolean;
  onChanged: (isChanged: boolean) => void;
}

function Mail({ isChanged, onChanged }: MailProps) {
  const mail = useQuery(mailQuery);
  if (mail.isPending) return <Skeleton lines={6} height={28} />;
  if (mail.isError) {
    return (
      <Card>
        <ErrorState error={mail.error} onRetry={() => void mail.refetch()} />
      </Card>
    );
  }
  return (
    <div className={layout.stack}>
      <MailForm stored={mail.data} onChanged={onChanged} />
      <TestMailCard mode={mail.data.mailMode} isUnsaved={isChanged} />
      <OutboxCard mode={mail.data.mailMode} />
    </div>
  );
}
