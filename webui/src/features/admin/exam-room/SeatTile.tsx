import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { timeOf } from '../../../shared/lib/time';
import { classNames } from '../../../shared/ui/classNames';
import { Icon } from '../../../shared/ui/Icon';
import layout from '../../../shared/ui/layout.module.css';
import type { BoardPerson, BoardSeat } from './boardQueries';
import styles from './SeatTile.module.css';
import { alarmIcons, alarmsOf, stateIcons, stateOf } from './states';

interface SeatTileProps {
  seat: BoardSeat | null;
  person: BoardPerson | null;
  /** The server's, of the board. */
  now: string;
  /** Outside of what is looked for. */
  isDim: boolean;
  onOpen: () => void;
}

/** One seat: its name, who sits there, and the state as colour, shape and word. */
export function SeatTile({ seat, person, now, isDim, onOpen }: SeatTileProps) {
  const { t } = useTranslation('adminExamRoom');
  const state = person && stateOf(person);
  const found = person ? alarmsOf(person) : [];
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        styles.tile,
        state ? styles[state] : styles.free,
        found.length > 0 && styles.alarmed,
        isDim && styles.dim,
      )}
    >
      <span className={styles.top}>
        {seat && <span className={styles.seat}>{seat.name}</span>}
        {state && <Icon icon={stateIcons[state]} size={18} />}
      </span>
      {person && <span className={styles.name}>{person.realname || person.username}</span>}
      <span className={styles.word}>{person ? wordOf(person, now, t) : t('seat.free')}</span>
      {person && person.refusedPastes > 0 && (
        <span className={styles.word}>{t('pastes', { count: person.refusedPastes })}</span>
      )}
      {found.length > 0 && (
        <span className={styles.alarm}>
          {found.map((alarm, index) => (
            <span key={alarm} title={t(`alarm.${alarm}`)}>
              <Icon icon={alarmIcons[alarm]} size={12} />
              {/* One in words, lest a seat stretch its row; the panel tells them all. */}
              <span className={index === 0 ? undefined : layout.hiddenText}>
                {t(`alarm.${alarm}`)}
              </span>
            </span>
          ))}
        </span>
      )}
    </button>
  );
}

function wordOf(person: BoardPerson, now: string, t: TFunction<'adminExamRoom'>): string {
  const state = stateOf(person);
  const word = t(`state.${state}`);
  const told = person.isPaused ? `${t('paused')} · ${word}` : word;
  if (person.since === null || (state !== 'idle' && state !== 'disconnected')) return told;
  const minutes = Math.floor((timeOf(now) - timeOf(person.since)) / 60_000);
  return minutes < 1 ? told : t('forMinutes', { word: told, count: minutes });
}
