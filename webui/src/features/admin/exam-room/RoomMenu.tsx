import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { RowMenu } from '../../../shared/lists/RowMenu';
import {
  IconClock,
  IconGripVertical,
  IconPencil,
  IconPlayerPlay,
  IconTrash,
} from '../../../shared/ui/icons';
import { type Board, type BoardRoom, deleteRoom, keysOfBoard } from './boardQueries';
import { DrawDialog } from './DrawDialog';
import { EverybodyDialog } from './EverybodyDialog';
import { RoomDialog } from './RoomDialog';
import { useBeginning } from './useBeginning';

interface RoomMenuProps {
  board: Board;
  room: BoardRoom;
  isManager: boolean;
}

/** What is done to one room. */
export function RoomMenu({ board, room, isManager }: RoomMenuProps) {
  const { t } = useTranslation('adminExamRoom');
  const [open, setOpen] = useState<'edit' | 'draw' | 'extend' | null>(null);
  const { name } = room;
  const remove = useAction({
    run: () => deleteRoom(room.id),
    ask: () => ({
      title: t('room.deleteTitle'),
      body: t('room.deleteBody', { name, count: room.seats.length }),
      confirmLabel: t('room.delete'),
      isDestructive: true,
    }),
    said: () => t('room.deleted', { name }),
    keys: keysOfBoard(board.tid),
  });
  const begin = useBeginning(board.tid, room);
  const close = () => setOpen(null);
  return (
    <>
      <RowMenu
        label={t('room.more', { name })}
        entries={[
          {
            label: t('begin.titleNamed', { name }),
            icon: IconPlayerPlay,
            onSelect: () => void begin.run(),
          },
          {
            label: t('extend.titleNamed', { name }),
            icon: IconClock,
            onSelect: () => setOpen('extend'),
          },
          isManager && {
            label: t('room.edit'),
            icon: IconPencil,
            onSelect: () => setOpen('edit'),
          },
          isManager && {
            label: t('draw.title'),
            icon: IconGripVertical,
            onSelect: () => setOpen('draw'),
          },
          isManager && {
            label: t('room.delete'),
            icon: IconTrash,
            isDestructive: true,
            onSelect: () => void remove.run(),
          },
        ]}
      />
      {open === 'edit' && <RoomDialog tid={board.tid} room={room} onClose={close} />}
      {open === 'extend' && <EverybodyDialog tid={board.tid} room={room} onClose={close} />}
      {open === 'draw' && <DrawDialog tid={board.tid} room={room} onClose={close} />}
    </>
  );
}
