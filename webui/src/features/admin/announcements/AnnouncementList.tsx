import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../shared/api/types';
import { PagedList } from '../../../shared/lists/PagedList';
import type { AddressStep } from '../../../shared/lists/useAddress';
import { Card } from '../../../shared/ui/Card';
import { IconSpeakerphone } from '../icons';
import { AnnouncementDialog } from './AnnouncementDialog';
import { AnnouncementTable } from './AnnouncementTable';
import { announcementListQuery, rowsPerPage, type Scope } from './announcementQueries';

interface AnnouncementListProps {
  scope: Scope;
  page: number;
  onPage: (page: number, step?: AddressStep) => void;
  /** What the dialog is open for. */
  edited: Announcement | 'new' | null;
  onEdit: (edited: Announcement | null) => void;
}

/** What was announced, hidden ones too, and the dialog that writes it. */
export function AnnouncementList({ scope, page, onPage, edited, onEdit }: AnnouncementListProps) {
  const { t } = useTranslation('adminAnnouncements');
  const list = useQuery(announcementListQuery(scope, page));
  return (
    <Card>
      <PagedList
        list={list}
        page={page}
        pageSize={rowsPerPage}
        onPage={onPage}
        empty={{ icon: IconSpeakerphone, text: t(scope === 'site' ? 'empty' : 'emptyContest') }}
      >
        {(rows, isRefreshing) => (
          <AnnouncementTable
            scope={scope}
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
