import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/useLocale';
import { siteClock } from '../../../shared/lib/siteTime';
import { formatLength, timeOf } from '../../../shared/lib/time';
import { Dialog } from '../../../shared/ui/Dialog';
import { Icon } from '../../../shared/ui/Icon';
import layout from '../../../shared/ui/layout.module.css';
import { AddressActions } from './actions/AddressActions';
import { PersonActions } from './actions/PersonActions';
import { TalkActions } from './actions/TalkActions';
import { TimeActions } from './actions/TimeActions';
import { WritingAction } from './actions/WritingAction';
import type { Board, BoardPerson, BoardRoom, BoardSeat } from './boardQueries';
import styles from './SeatPanel.module.css';
import { alarmIcons, alarmsOf, stateIcons, stateOf } from './states';

interface SeatPanelProps {
  board: Board;
  person: BoardPerson | null;
  seat: BoardSeat | null;
  room: BoardRoom | null;
  onClose: () => void;
}

/** One seat, or a person without one: what is known, and what staff can do there. */
export function SeatPanel({ board, person, seat, room, onClose }: SeatPanelProps) {
  const { t } = useTranslation('adminExamRoom');
  const where = seat && t('panel.where', { room: room?.name ?? '', seat: seat.name });
  const who = person && (person.realname || person.username);
  return (
    <Dialog title={[where, who].filter(Boolean).join(' · ')} size="large" onClose={onClose}>
      <div className={layout.form}>
        {person && <Facts person={person} seat={seat} />}
        {!person && <p>{t('panel.free')}</p>}
        {person && mayHaveTime(board, person) && (
          <div className={styles.actions}>
            <TimeActions tid={board.tid} person={person} />
          </div>
        )}
        {person && (
          <div className={styles.actions}>
            <WritingAction board={board} person={person} where={where} />
            <TalkActions tid={board.tid} person={person} />
          </div>
        )}
        <div className={styles.actions}>
          <PersonActions board={board} seat={seat} person={person} />
          {seat && <AddressActions tid={board.tid} seat={seat} person={person} />}
        </div>
      </div>
    </Dialog>
  );
}

/** Whoever has begun, and before the work is over whoever may yet. */
const mayHaveTime = (board: Board, person: BoardPerson): boolean =>
  person.startTime !== null || timeOf(board.now) < timeOf(board.endTime);

function Facts({ person, seat }: { person: BoardPerson; seat: BoardSeat | null }) {
  const { t } = useTranslation('adminExamRoom');
  const locale = useLocale();
  const state = stateOf(person);
  const isSlow = (person.clockOff ?? 0) < 0;
  const off = formatLength(Math.abs(person.clockOff ?? 0) * 1000, locale);
  const facts: [string, string | null][] = [
    [t('panel.username'), person.username],
    [t('panel.number'), person.number],
    [t('panel.began'), clock(person.startTime)],
    [t('panel.ends'), clock(person.endTime ?? person.effectiveEnd)],
    [
      t('panel.extra'),
      person.extraSeconds
        ? t('panel.extraMinutes', { count: Math.round(person.extraSeconds / 60) })
        : null,
    ],
    [t('panel.saved'), clock(person.lastSaved)],
    [t('panel.submitted'), clock(person.lastSubmitted)],
    [t('panel.seen'), clock(person.lastSeen)],
    [t('panel.pastes'), person.refusedPastes ? String(person.refusedPastes) : null],
    [t('panel.address'), person.address],
    [t('panel.seatAddress'), seat?.address ?? null],
  ];
  return (
    <>
      <p className={styles.state}>
        <Icon icon={stateIcons[state]} />
        {t(`state.${state}`)}
        {person.isPaused && ` · ${t('paused')}`}
      </p>
      {alarmsOf(person).map((alarm) => (
        <p key={alarm} className={styles.alarm}>
          <Icon icon={alarmIcons[alarm]} />
          {t(`alarmTold.${isSlow && alarm === 'wrong_clock' ? 'slow_clock' : alarm}`, {
            length: off,
          })}
        </p>
      ))}
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

const clock = (time: string | null): string | null => (time === null ? null : siteClock(time));
