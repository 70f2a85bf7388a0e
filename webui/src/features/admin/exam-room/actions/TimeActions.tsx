import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/Button';
import { IconClock, IconLock, IconRefresh } from '../../../../shared/ui/icons';
import { type Asked, RecordDialog } from '../../timed-work/RecordDialog';
import { type BoardPerson, keysOfBoard } from '../boardQueries';

interface TimeActionsProps {
  tid: number;
  person: BoardPerson;
}

/** More time, also before the begin; the end of it, and back from an end that somebody made. */
export function TimeActions({ tid, person }: TimeActionsProps) {
  const { t } = useTranslation('adminTimedWork');
  const [action, setAction] = useState<Asked['action'] | null>(null);
  const hasBegun = person.startTime !== null;
  const stopped = person.state === 'handed_in' || person.state === 'closed';
  return (
    <>
      <Button icon={IconClock} onClick={() => setAction('extend')}>
        {t('record.extend')}
      </Button>
      {hasBegun && person.endTime === null && (
        <Button icon={IconLock} onClick={() => setAction('close')}>
          {t('record.close')}
        </Button>
      )}
      {stopped && (
        <Button icon={IconRefresh} onClick={() => setAction('reopen')}>
          {t('record.reopen')}
        </Button>
      )}
      {action && (
        <RecordDialog
          tid={tid}
          asked={{
            record: { uid: person.uid, username: person.username, stopped, hasBegun },
            action,
          }}
          further={keysOfBoard(tid)}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );
}
