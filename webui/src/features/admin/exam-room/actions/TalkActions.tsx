import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/Button';
import {
  IconDeviceDesktop,
  IconLock,
  IconMail,
  IconPencil,
  IconPlayerPause,
} from '../../../../shared/ui/icons';
import type { BoardPerson } from '../boardQueries';
import { MoveDialog } from '../move/MoveDialog';
import { type PersonAction, PersonDialog } from '../talk/PersonDialog';

interface TalkActionsProps {
  tid: number;
  person: BoardPerson;
}

/** Another computer, a pause, a message, a login code, notes. */
export function TalkActions({ tid, person }: TalkActionsProps) {
  const { t } = useTranslation('adminTimedWork');
  const { t: say } = useTranslation('adminExamRoomTalk');
  const [action, setAction] = useState<PersonAction | 'move' | null>(null);
  const close = () => setAction(null);
  const isRunning = person.startTime !== null && person.endTime === null;
  return (
    <>
      {isRunning && (
        <>
          <Button icon={IconDeviceDesktop} onClick={() => setAction('move')}>
            {t('record.move')}
          </Button>
          <Button icon={IconPlayerPause} onClick={() => setAction('pause')}>
            {say('pause.pause')}
          </Button>
        </>
      )}
      <Button icon={IconMail} onClick={() => setAction('message')}>
        {say('message.message')}
      </Button>
      <Button icon={IconLock} onClick={() => setAction('code')}>
        {say('code.code')}
      </Button>
      <Button icon={IconPencil} onClick={() => setAction('note')}>
        {say('note.notes')}
      </Button>
      {action === 'move' && (
        <MoveDialog
          tid={tid}
          uid={person.uid}
          name={person.realname || person.username}
          onClose={close}
        />
      )}
      {action && action !== 'move' && (
        <PersonDialog tid={tid} person={person} action={action} onClose={close} />
      )}
    </>
  );
}
