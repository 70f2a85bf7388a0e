import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../shared/api/types';
import { PagedList } from '../../shared/lists/PagedList';
import type { AddressStep } from '../../shared/lists/useAddress';
import { Card } from '../../shared/ui/Card';
import { AnnouncementDialog } from './AnnouncementDialog';
import { AnnouncementTable } from './AnnouncementTable';
import { announcementListQuery, rowsPerPage, type Scope } from './announcementQueries';
import { IconSpeakerphone } from './deskIcons';

interface AnnouncementListProps {
  scope: Scope;
  /** Which ones this person may change; all of them, if that is not said. */
  mayChange?: (row: Announcement) => boolean;
  page: number;
  onPage: (page: number, step?: AddressStep) => void;
  /** What the dialog is open for. */
  edited: Announcement | 'new' | null;
  onEdit: (edited: Announcement | null) => void;
}

const anybodys = () => true;

/** What was announced, hidden ones too, and the dialog that writes it. */
export function AnnouncementList({
  scope,
  mayChange = anybodys,
  page,
  onPage,
  edited,
  onEdit,
}: AnnouncementListProps) {
  const { t } = useTranslation('announcements');
  const list = useQuery(announcementListQuery(scope, page));
  return (
    <Card>
      <PagedList
        list={list}
        page={page}
        pageSize={rowsPerPage}
        onPage={onPage}
        empty={{ icon: IconSpeakerphone, text: t(`of.${scope.of}.empty`) }}
      >
        {(rows, isRefreshing) => (
          <AnnouncementTable
            scope={scope}
            mayChange={mayChange}
            rows={rows}
            isRefreshing={isRefreshing}
            onEdit={onEdit}
          />
        )}
      </PagedList>
      {edited && (
        <AnnouncementDialog
          scope={scope}
          announcement={edited === 'new' ? null : edited}
          onClose={() => onEdit(null)}
        />
      )}
    </Card>
  );
}
