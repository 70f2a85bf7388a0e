import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/lib/useTitle';
import { useAddress } from '../../../shared/lists/useAddress';
import { isRoot } from '../../../shared/session/session';
import { useUser } from '../../../shared/session/useUser';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { TabPanel, Tabs } from '../../../shared/ui/Tabs';
import { AdminPage } from '../AdminPage';
import { TrashList } from './TrashList';
import { type TrashKind, usualTrash } from './trashCalls';

/** /admin/trash: what was deleted in the last thirty days. Accounts are root's alone. */
export default function TrashPage() {
  const { t } = useTranslation('adminTrash');
  const seesUsers = isRoot(useUser());
  const { filters, show, turn } = useAddress(usualTrash);
  const kind: TrashKind = seesUsers && filters.kind === 'user' ? 'user' : 'problem';
  const list = <TrashList key={kind} kind={kind} filters={filters} onShow={show} onPage={turn} />;
  useTitle(t('title'));
  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead title={t('title')} />
      <div className={layout.stack}>
        <Notice>{t('hint')}</Notice>
        {seesUsers ? (
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
