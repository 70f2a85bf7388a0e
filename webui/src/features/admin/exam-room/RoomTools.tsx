import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import {
  IconClock,
  IconCopy,
  IconFileText,
  IconPlayerPlay,
  IconSchool,
} from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import type { Board } from './boardQueries';
import { CopyDialog } from './CopyDialog';
import { EverybodyDialog } from './EverybodyDialog';
import { RoomDialog } from './RoomDialog';
import { SeatListDialog } from './seat-list/SeatListDialog';
import { InvigilatorTools } from './talk/InvigilatorTools';
import { useBeginning } from './useBeginning';

interface RoomToolsProps {
  board: Board;
  isManager: boolean;
}

/** What is done to all rooms. */
export function RoomTools({ board, isManager }: RoomToolsProps) {
  const { t } = useTranslation('adminExamRoom');
  const [open, setOpen] = useState<'room' | 'copy' | 'list' | 'extend' | null>(null);
  const begin = useBeginning(board.tid, null);
  const close = () => setOpen(null);
  return (
    <div className={layout.row}>
      <InvigilatorTools tid={board.tid} />
      <Button icon={IconPlayerPlay} isBusy={begin.isBusy} onClick={() => void begin.run()}>
        {t('begin.title')}
      </Button>
      <Button icon={IconClock} onClick={() => setOpen('extend')}>
        {t('extend.title')}
      </Button>
      {isManager && (
        <>
          <Button icon={IconSchool} onClick={() => setOpen('room')}>
            {t('room.make')}
          </Button>
          <Button icon={IconCopy} onClick={() => setOpen('copy')}>
            {t('copy.title')}
          </Button>
          <Button icon={IconFileText} onClick={() => setOpen('list')}>
            {t('seatList.title')}
          </Button>
        </>
      )}
      {open === 'extend' && <EverybodyDialog tid={board.tid} room={null} onClose={close} />}
      {open === 'room' && <RoomDialog tid={board.tid} room={null} onClose={close} />}
      {open === 'copy' && <CopyDialog tid={board.tid} onClose={close} />}
      {open === 'list' && <SeatListDialog tid={board.tid} onClose={close} />}
    </div>
  );
}
