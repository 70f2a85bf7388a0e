import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/downloadFile';
import { useAction } from '../../../shared/forms/useAction';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { IconDownload, IconUsers } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { MessageList } from '../exam-room/messages/MessageList';
import { MoveDialog } from '../exam-room/move/MoveDialog';
import { PauseHistory } from '../exam-room/pauses/PauseHistory';
import { PauseList } from '../exam-room/pauses/PauseList';
import { InvigilatorTools } from '../exam-room/talk/InvigilatorTools';
import { PersonDialog } from '../exam-room/talk/PersonDialog';
import { type Asked, RecordDialog } from './RecordDialog';
import { RecordsTable } from './RecordsTable';
import type { Talk } from './recordActions';
import { followedWorkQuery, recordsQuery, usualRecords, type WorkRecord } from './recordQueries';
import { TimedWorkPage } from './TimedWorkPage';

/** /admin/timedwork/:workId/records */
export default function TimedWorkRecordsPage() {
  return (
    <TimedWorkPage current="AdminTimedWorkRecords" query={followedWorkQuery}>
      {(work) => <Records tid={work.id} mayChange={work.isManager === true} />}
    </TimedWorkPage>
  );
}

interface RecordsProps {
  tid: number;
  mayChange: boolean;
}

function Records({ tid, mayChange }: RecordsProps) {
  const { t } = useTranslation('adminTimedWork');
  const { filters, show, turn } = useAddress(usualRecords);
  const list = useQuery(recordsQuery(tid, filters));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [moved, setMoved] = useState<WorkRecord | null>(null);
  const [talk, setTalk] = useState<Talk | null>(null);
  const download = useAction({
    run: () => downloadFile('GET /api/file/download-timed-work-rank', { query: { tid } }),
    isSingle: true,
  });
  const nameOf = (uid: string) => list.data?.records.find((row) => row.uid === uid)?.username;
  return (
    <Card>
      <PauseList tid={tid} nameOf={nameOf} />
      <div className={layout.filters}>
        <InvigilatorTools tid={tid} />
        <Button icon={IconDownload} isBusy={download.isBusy} onClick={() => void download.run()}>
          {t('record.download')}
        </Button>
      </div>
      <PagedList
        list={list}
        page={filters.page}
        pageSize={filters.limit}
        onPage={turn}
        onPageSize={(limit) => show({ limit })}
        empty={{ icon: IconUsers, text: t('record.empty') }}
      >
        {(rows) => (
          <RecordsTable
            rows={rows}
            mayChange={mayChange}
            onAsk={setAsked}
            onMove={setMoved}
            onTalk={setTalk}
          />
        )}
      </PagedList>
      <MessageList tid={tid} nameOf={nameOf} />
      <PauseHistory tid={tid} nameOf={nameOf} />
      {asked && <RecordDialog tid={tid} asked={asked} onClose={() => setAsked(null)} />}
      {moved && (
        <MoveDialog
          tid={tid}
          uid={moved.uid}
          name={moved.realname || moved.username}
          onClose={() => setMoved(null)}
        />
      )}
      {talk && <PersonDialog tid={tid} {...talk} onClose={() => setTalk(null)} />}
    </Card>
  );
}
