import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import { formatDateTime } from '../../shared/lib/time';
import styles from './Countdown.module.css';
import {
  countdownText,
  farAway,
  type Schedule,
  scheduleNow,
  statusAt,
  timeLeft,
} from './scheduleRules';
import { scheduleStatus } from './scheduleStatus';

const faces = {
  [scheduleStatus.scheduled]: { key: 'toStart', style: styles.scheduled },
  [scheduleStatus.running]: { key: 'toEnd', style: styles.running },
  [scheduleStatus.ended]: { key: 'ended', style: styles.ended },
} as const;

interface CountdownProps {
  schedule: Schedule;
  /** How the moment is written that it counts to, where not in this computer's own zone. */
  tellTime?: (time: string) => string;
}

/** To the start, then to the end, by the server's clock; 00:00:00 once it has ended (S2 §4). */
export function Countdown({ schedule, tellTime = formatDateTime }: CountdownProps) {
  const { t } = useTranslation('shell');
  const text = useCountdownText(schedule);
  const status = statusAt(schedule, scheduleNow());
  const { key, style } = faces[status];
  const until = status === scheduleStatus.scheduled ? schedule.startTime : schedule.endTime;
  return (
    <span className={styles.countdown} title={tellTime(until)}>
      <span className={styles.word}>{t(`schedule.countdown.${key}`)}</span>
      <span role="timer" className={`${styles.digits} ${style}`}>
        {text}
      </span>
    </span>
  );
}

/** Looked at more often than it changes, so that no second is skipped; drawn when it has changed. */
const look = 250;

function useCountdownText(schedule: Schedule): string {
  const locale = useLocale();
  const [text, setText] = useState(() => textAt(schedule, locale));
  useEffect(() => {
    setText(textAt(schedule, locale));
    const timer = setInterval(() => {
      setText(textAt(schedule, locale));
      // Nothing ticks any more.
      if (statusAt(schedule, scheduleNow()) === scheduleStatus.ended) clearInterval(timer);
    }, look);
    return () => clearInterval(timer);
  }, [schedule, locale]);
  return text;
}

function textAt(schedule: Schedule, locale: string): string {
  const now = scheduleNow();
  const left = timeLeft(schedule, now);
  const isScheduled = statusAt(schedule, now) === scheduleStatus.scheduled;
  return (isScheduled && farAway(left, locale)) || countdownText(left);
}
