import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Button } from '../../../shared/ui/Button';
import { classNames } from '../../../shared/ui/classNames';
import { Dialog } from '../../../shared/ui/Dialog';
import layout from '../../../shared/ui/layout.module.css';
import { type BoardRoom, type BoardSeat, drawSeats, keysOfBoard } from './boardQueries';
import styles from './DrawDialog.module.css';
import { nextName } from './seatNames';

interface DrawDialogProps {
  tid: number;
  room: BoardRoom;
  onClose: () => void;
}

interface Drawn {
  id: number | null;
  name: string;
  address: string | null;
}

/** The map drawn by clicks: a place has a seat, or it is an aisle. */
export function DrawDialog({ tid, room, onClose }: DrawDialogProps) {
  const { t } = useTranslation('adminExamRoom');
  const [seats, setSeats] = useState(() => seatsByPlace(room.seats));
  const places = Array.from({ length: room.rows * room.columns }, (_, index) => index);
  const flip = (place: number) => {
    const changed = new Map(seats);
    if (!changed.delete(place)) changed.set(place, formerly(place) ?? fresh());
    setSeats(changed);
  };
  const formerly = (place: number) => seatsByPlace(room.seats).get(place);
  const seatsByPlaceOf = (index: number) => seats.get(index);
  const fresh = (): Drawn => ({
    id: null,
    name: nextName([...seats.values()].map(({ name }) => name)),
    address: null,
  });
  const save = useAction({
    run: () =>
      drawSeats({
        id: room.id,
        seats: [...seats].map(([place, drawn]) => ({
          ...drawn,
          row: Math.floor(place / room.columns),
          column: place % room.columns,
        })),
      }),
    said: () => t('draw.done', { count: seats.size }),
    keys: keysOfBoard(tid),
    onDone: onClose,
    isSingle: true,
  });

  function seatsByPlace(found: readonly BoardSeat[]): Map<number, Drawn> {
    return new Map(
      found.map(({ id, name, address, row, column }) => [
        row * room.columns + column,
        { id, name, address },
      ]),
    );
  }

  return (
    <Dialog
      title={t('draw.titleNamed', { name: room.name })}
      size="wide"
      onClose={onClose}
      actions={
        <Button kind="primary" isBusy={save.isBusy} onClick={() => void save.run()}>
          {t('draw.save')}
        </Button>
      }
    >
      <div className={layout.form}>
        <p>{t('draw.how')}</p>
        <div className={styles.scroll}>
          <p className={styles.front}>{t('room.front')}</p>
          <div
            className={styles.map}
            style={{ gridTemplateColumns: `repeat(${room.columns}, minmax(44px, 1fr))` }}
          >
            {places.map((place) => {
              const drawn = seatsByPlaceOf(place);
              const at = {
                row: Math.floor(place / room.columns) + 1,
                column: (place % room.columns) + 1,
              };
              return (
                <button
                  key={place}
                  type="button"
                  aria-pressed={drawn !== undefined}
                  aria-label={
                    drawn ? t('draw.seat', { ...at, name: drawn.name }) : t('draw.aisle', at)
                  }
                  className={classNames(styles.place, drawn && styles.seat)}
                  onClick={() => flip(place)}
                >
                  {drawn?.name}
                </button>
              );
            })}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
