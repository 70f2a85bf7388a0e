import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card';
import type { Board, BoardPerson, BoardRoom, BoardSeat } from './boardQueries';
import styles from './RoomCard.module.css';
import { RoomMenu } from './RoomMenu';
import { SeatTile } from './SeatTile';
import { sumsOf } from './states';
import { InvigilatorTools } from './talk/InvigilatorTools';

interface RoomCardProps {
  board: Board;
  room: BoardRoom;
  personOf: ReadonlyMap<string, BoardPerson>;
  isShown: (person: BoardPerson) => boolean;
  isManager: boolean;
  onOpen: (seat: BoardSeat) => void;
}

/** One room: its sums in words, and its seats where they stand, the front above. */
export function RoomCard({ board, room, personOf, isShown, isManager, onOpen }: RoomCardProps) {
  const { t } = useTranslation('adminExamRoom');
  const people = room.seats.flatMap(({ uid }) => personOf.get(uid ?? '') ?? []);
  const audience = { roomId: room.id, name: room.name };
  const sums = sumsOf(people).map(({ state, count }) => `${t(`state.${state}`)} ${count}`);
  return (
    <Card>
      <div className={styles.head}>
        <h2>
          {room.name}
          {room.version && ` · ${t('room.paper', { version: room.version })}`}
        </h2>
        <p className={styles.sums}>
          {[t('room.seats', { count: room.seats.length }), ...sums].join(' · ')}
        </p>
        <InvigilatorTools tid={board.tid} audience={audience} />
        <RoomMenu board={board} room={room} isManager={isManager} />
      </div>
      <div className={styles.scroll}>
        <p className={styles.front}>{t('room.front')}</p>
        <ul
          className={styles.map}
          style={{ gridTemplateColumns: `repeat(${room.columns}, minmax(76px, 220px))` }}
        >
          {room.seats.map((seat) => {
            const person = personOf.get(seat.uid ?? '') ?? null;
            return (
              <li
                key={seat.id}
                className={styles.place}
                style={{ gridRow: seat.row + 1, gridColumn: seat.column + 1 }}
              >
                <SeatTile
                  seat={seat}
                  person={person}
                  now={board.now}
                  isDim={person ? !isShown(person) : false}
                  onOpen={() => onOpen(seat)}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </Card>
  );
}
