import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/forms/useAction';
import { Button } from '../../../../shared/ui/Button';
import { IconX } from '../../../../shared/ui/icons';
import { Select, type SelectOption } from '../../../../shared/ui/Select';
import {
  type Board,
  type BoardPerson,
  type BoardSeat,
  keysOfBoard,
  seatPerson,
} from '../boardQueries';

interface PersonActionsProps {
  board: Board;
  seat: BoardSeat | null;
  person: BoardPerson | null;
}

/** Who sits where: a person goes to a free seat, a free seat gets whoever has none. */
export function PersonActions({ board, seat, person }: PersonActionsProps) {
  const { t } = useTranslation('adminExamRoom');
  const keys = keysOfBoard(board.tid);
  const sit = useAction({
    run: ({ seatId, uid }: { seatId: number; uid: string }) => seatPerson(seatId, uid),
    said: ({ keepsPaper }) => t(keepsPaper ? 'person.keepsPaper' : 'person.moved'),
    keys,
  });
  const free = useAction({
    run: async () => {
      if (seat) await seatPerson(seat.id, null);
    },
    ask: () => ({
      title: t('person.freeTitle'),
      body: t('person.freeBody', { seat: seat?.name ?? '' }),
      confirmLabel: t('person.free'),
    }),
    said: () => t('person.freed'),
    keys,
  });
  const label = t(person ? 'person.move' : 'person.seat');
  const choices: SelectOption[] = person
    ? board.rooms.flatMap((room) =>
        room.seats
          .filter(({ uid }) => uid === null)
          .map(({ id, name }) => ({
            value: String(id),
            label: t('panel.where', { room: room.name, seat: name }),
          })),
      )
    : board.people
        .filter(({ seatId }) => seatId === null)
        .map(({ uid, username, realname }) => ({ value: uid, label: realname || username }));
  const choose = (value: string) => {
    if (person) void sit.run({ seatId: Number(value), uid: person.uid });
    else if (seat) void sit.run({ seatId: seat.id, uid: value });
  };
  return (
    <>
      {choices.length > 0 && (
        <Select
          label={label}
          value=""
          options={[{ value: '', label }, ...choices]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      {seat && person && (
        <Button icon={IconX} isBusy={free.isBusy} onClick={() => void free.run()}>
          {t('person.free')}
        </Button>
      )}
    </>
  );
}
