import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { useAddress } from '../../../shared/lists/useAddress';
import { isRoot } from '../../../shared/session/session';
import { useUser } from '../../../shared/session/useUser';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { TabPanel, Tabs } from '../../../shared/ui/Tabs';
import { AdminPage } from '../AdminPage';
import { ExchangesCard } from './ExchangesCard';
import { RuleCard } from './RuleCard';
import { ServiceView } from './ServiceView';

type Part = 'exchanges' | 'rule' | 'service';

/** /admin/ai */
export default function AssistantPage() {
  const { t } = useTranslation('adminAssistant');
  const { filters, show } = useAddress({ part: '' });
  const parts: Part[] = ['exchanges', 'rule', ...(isRoot(useUser()) ? ['service' as const] : [])];
  const part = parts.find((each) => each === filters.part) ?? 'exchanges';
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        <Tabs
          name="ai"
          label={t('view')}
          tabs={parts.map((id) => ({ id, label: t(id) }))}
          value={part}
          onChange={(next) => show({ part: next === 'exchanges' ? '' : next })}
        />
        <TabPanel name="ai" id={part}>
          {part === 'exchanges' && <ExchangesCard />}
          {part === 'rule' && <RuleCard />}
          {part === 'service' && <ServiceView />}
        </TabPanel>
      </div>
    </AdminPage>
  );
}
