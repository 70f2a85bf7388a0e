import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveTopic } from '../../../shared/api/live';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconSchool } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Segmented } from '../../../shared/ui/Segmented';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { ServerTimeNotice } from '../dashboard/ServerTimeNotice';
import { BoardSums } from './BoardSums';
import { type Board, type BoardPerson, type BoardSeat, boardQuery } from './boardQueries';
import styles from './ExamBoard.module.css';
import { JudgingLight } from './JudgingLight';
import { PauseList } from './pauses/PauseList';
import { RoomCard } from './RoomCard';
import { RoomTools } from './RoomTools';
import { SeatPanel } from './SeatPanel';
import { needsLook, type SeatState, stateOf } from './states';
import { UnseatedCard } from './UnseatedCard';

export type Shown = 'all' | 'look' | SeatState;

/** Whose panel is open: a seat, or a person without one. */
interface Opened {
  seatId: number | null;
  uid: string | null;
}

interface ExamBoardProps {
  tid: number;
  isManager: boolean;
}

/** Everybody's state by room; the server tells it all, so that any staff device shows the same. */
export function ExamBoard({ tid, isManager }: ExamBoardProps) {
  const { data: board, error, refetch } = useQuery(boardQuery(tid));
  const readAgain = () => void refetch();
  useLiveTopic(`exam-room:${tid}`, readAgain, readAgain);
  if (board) return <Rooms board={board} isManager={isManager} />;
  if (!error) return <Skeleton lines={8} height={40} />;
  return (
    <Card>
      <ErrorState error={error} onRetry={readAgain} />
    </Card>
  );
}

function Rooms({ board, isManager }: { board: Board; isManager: boolean }) {
  const { t } = useTranslation('adminExamRoom');
  const [shown, setShown] = useState<Shown>('all');
  const [roomId, setRoomId] = useState(0);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { rooms, people } = board;
  const personOf = new Map(people.map((each) => [each.uid, each]));
  const isShown = (person: BoardPerson) =>
    shown === 'all' || (shown === 'look' ? needsLook(person) : stateOf(person) === shown);
  const listed = rooms.filter(({ id }) => roomId === 0 || roomId === id);
  const openSeat = (seat: BoardSeat) => setOpened({ seatId: seat.id, uid: seat.uid });
  const current = opened && findOpened(board, opened);
  return (
    <div className={layout.stack}>
      <ServerTimeNotice />
      <Card>
        <PauseList tid={board.tid} nameOf={(uid) => personOf.get(uid)?.username} />
        <div className={styles.head}>
          {rooms.length > 1 && (
            <Segmented
              label={t('room.choose')}
              className={styles.rooms}
              value={String(roomId)}
              onChange={(value) => setRoomId(Number(value))}
              options={[
                { value: '0', label: t('room.all') },
                ...rooms.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
          <RoomTools board={board} isManager={isManager} />
        </div>
        <BoardSums people={people} shown={shown} onShow={setShown} />
        <JudgingLight judging={board.judging} />
      </Card>
      {rooms.length === 0 && (
        <Card>
          <EmptyState icon={IconSchool} text={t('room.none')} />
        </Card>
      )}
      {listed.map((room) => (
        <RoomCard
          key={room.id}
          board={board}
          room={room}
          personOf={personOf}
          isShown={isShown}
          isManager={isManager}
          onOpen={openSeat}
        />
      ))}
      {roomId === 0 && (
        <UnseatedCard
          people={people.filter((each) => each.seatId === null && isShown(each))}
          now={board.now}
          onOpen={(person) => setOpened({ seatId: null, uid: person.uid })}
        />
      )}
      {current && <SeatPanel board={board} {...current} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** A person that has been moved is followed to the new seat. */
function findOpened({ rooms, people }: Board, { seatId, uid }: Opened) {
  const person = people.find((each) => each.uid === uid) ?? null;
  const wanted = person?.seatId ?? seatId;
  const room = rooms.find(({ seats }) => seats.some(({ id }) => id === wanted)) ?? null;
  const seat = room?.seats.find(({ id }) => id === wanted) ?? null;
  return person || seat ? { person, seat, room } : null;
}
