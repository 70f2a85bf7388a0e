import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { useAddress } from '../../../shared/lists/useAddress';
import { useUser } from '../../../shared/session/useUser';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { TabPanel, Tabs } from '../../../shared/ui/Tabs';
import { AdminPage } from '../AdminPage';
import { looksAfterAll, mayEditUsers } from '../rights';
import { TrashList } from './TrashList';
import { type TrashKind, usualTrash } from './trashCalls';

/** /admin/trash: what was deleted in the last thirty days, of what this person looks after. */
export default function TrashPage() {
  const { t } = useTranslation('adminTrash');
  const user = useUser();
  const seesProblems = looksAfterAll(user);
  const seesUsers = mayEditUsers(user);
  const { filters, show, turn } = useAddress(usualTrash);
  const wantsUsers = filters.kind === 'user' || !seesProblems;
  const kind: TrashKind = seesUsers && wantsUsers ? 'user' : 'problem';
  const list = <TrashList key={kind} kind={kind} filters={filters} onShow={show} onPage={turn} />;
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        <Notice>{t('hint')}</Notice>
        {seesUsers && seesProblems ? (
          <>
            <Tabs
              name="trash"
              label={t('title')}
              tabs={[
                { id: 'problem', label: t('problem') },
                { id: 'user', label: t('user') },
              ]}
              value={kind}
              onChange={(other) => show({ kind: other, keyword: '' })}
            />
            <TabPanel name="trash" id={kind}>
              {list}
            </TabPanel>
          </>
        ) : (
          list
        )}
      </div>
    </AdminPage>
  );
}
