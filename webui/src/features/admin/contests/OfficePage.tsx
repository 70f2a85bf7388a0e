import type { ReactNode } from 'react';
import { to } from '../../../app/routes';
import { useGroupHere } from '../../../entities/group/GroupContext';
import { Breadcrumb, type Crumb } from '../../../shared/ui/Breadcrumb';
import { AdminPage } from '../AdminPage';

interface OfficePageProps {
  crumbs: readonly Crumb[];
  children: ReactNode;
}

/** A page on which a contest is made. In a group, whose tabs it leaves, the way back stands above it. */
export function OfficePage({ crumbs, children }: OfficePageProps) {
  const here = useGroupHere();
  return (
    <AdminPage crumbs={crumbs}>
      {here && (
        <Breadcrumb
          crumbs={[
            { label: here.group.name, href: to('GroupDetails', { groupID: here.gid }) },
            ...crumbs,
          ]}
        />
      )}
      {children}
    </AdminPage>
  );
}
