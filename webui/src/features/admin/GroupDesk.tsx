import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { to } from '../../app/routes';
import type { OpenGroup } from '../../entities/group/GroupContext';
import { useGroupStanding } from '../../entities/group/useGroupStanding';
import { HeadlessPage } from '../../entities/schedule/HeadlessPage';
import { OwnerGroupContext } from '../../shared/session/ownerGroup';
import { Link } from '../../shared/ui/Link';
import { Notice } from '../../shared/ui/Notice';
import { PageHead } from '../../shared/ui/PageHead';
import { AdminPlaces } from './AdminPage';
import styles from './groupDesk.module.css';

interface GroupDeskProps {
  /** Of the page while it has no other heading. */
  title: string;
  /** What is written anew is for admins of the group; who may look after one thing is asked of it. */
  isForAdmins: boolean;
  children: (open: OpenGroup) => ReactNode;
}

/** Around a page of the back-office that a group uses for problems of its own: it stands in the group of
 * the address, and its place and actions in a bar above. */
export function GroupDesk({ title, isForAdmins, children }: GroupDeskProps) {
  const { groupID } = useParams<{ groupID: string }>();
  const { open, error, refetch } = useGroupStanding(Number(groupID));
  if (!open) return <HeadlessPage title={title} isWide error={error} onRetry={refetch} />;
  const isShut = isForAdmins && !open.isAdmin;
  if (isShut) return <AdminsOnly title={title} open={open} />;
  return <Desk open={open}>{children(open)}</Desk>;
}

function Desk({ open, children }: { open: OpenGroup; children: ReactNode }) {
  const { gid, group } = open;
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ crumbs, actions }), [crumbs, actions]);
  const owner = useMemo(() => ({ gid, prefix: group.shortName }), [gid, group.shortName]);
  return (
    <OwnerGroupContext.Provider value={owner}>
      <AdminPlaces.Provider value={places}>
        <div className={styles.page}>
          <header className={styles.bar}>
            <div ref={setCrumbs} className={styles.crumbs} />
            <div ref={setActions} className={styles.actions} />
          </header>
          {children}
        </div>
      </AdminPlaces.Provider>
    </OwnerGroupContext.Provider>
  );
}

function AdminsOnly({ title, open }: { title: string; open: OpenGroup }) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.refused}>
      <PageHead title={title} />
      <Notice tone="bad">
        <p>{t('groupAdminsOnly')}</p>
        <Link href={to('GroupDetails', { groupID: open.gid })}>{open.group.name}</Link>
      </Notice>
    </div>
  );
}
