import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../../app/routes';
import type { OpenGroup } from '../../../entities/group/GroupContext';
import { useGroupStanding } from '../../../entities/group/useGroupStanding';
import { HeadlessPage } from '../../../entities/schedule/HeadlessPage';
import { OwnerGroupContext } from '../../../shared/session/ownerGroup';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { AdminPlaces } from '../AdminPage';
import { problemAuth } from '../problemTypes';
import styles from './groupProblem.module.css';
import { ProblemEditing } from './ProblemEditing';

/** /group/:groupID/problem-editor and …/:pid: the bank's editor for a problem of a group. */
export default function GroupProblemPage() {
  const { t } = useTranslation('adminProblemEditor');
  const { groupID, pid } = useParams<{ groupID: string; pid?: string }>();
  const { open, error, refetch } = useGroupStanding(Number(groupID));
  if (open) return <Opened open={open} pid={pid} />;
  return <HeadlessPage title={t('problems')} isWide error={error} onRetry={refetch} />;
}

function Opened({ open, pid }: { open: OpenGroup; pid: string | undefined }) {
  const { t } = useTranslation('adminProblemEditor');
  const { gid, group, isAdmin } = open;
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ crumbs, actions }), [crumbs, actions]);
  const owner = useMemo(() => ({ gid, prefix: group.shortName }), [gid, group.shortName]);
  const list = to('GroupProblemList', { groupID: gid });
  return (
    <OwnerGroupContext.Provider value={owner}>
      <AdminPlaces.Provider value={places}>
        <div className={styles.page}>
          <header className={styles.bar}>
            <div ref={setCrumbs} className={styles.crumbs} />
            <div ref={setActions} className={styles.actions} />
          </header>
          {pid === undefined && !isAdmin ? (
            <>
              <h1 tabIndex={-1} className={layout.hiddenText}>
                {t('problems')}
              </h1>
              <Notice tone="bad">{t('group.adminsOnly')}</Notice>
            </>
          ) : (
            <ProblemEditing
              pid={pid}
              frame={{
                crumbs: [
                  { label: group.name, href: to('GroupDetails', { groupID: gid }) },
                  { label: t('problems'), href: `${list}?mode=admin` },
                ],
                auth: problemAuth.public,
                head: null,
                isSound: () => true,
                save: async () => undefined,
                addressOf: (id) => to('GroupProblemEdit', { groupID: gid, pid: id }),
              }}
            />
          )}
        </div>
      </AdminPlaces.Provider>
    </OwnerGroupContext.Provider>
  );
}
