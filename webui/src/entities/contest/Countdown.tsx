import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import { formatDateTime } from '../../shared/lib/time';
import styles from './Countdown.module.css';
import type { Contest } from './contestQueries';
import { contestNow, countdownText, farAway, statusAt, timeLeft } from './contestRules';
import { contestStatus } from './contestStatus';

type Times = Pick<Contest, 'startTime' | 'endTime'>;

const faces = {
  [contestStatus.scheduled]: { key: 'toStart', style: styles.scheduled },
  [contestStatus.running]: { key: 'toEnd', style: styles.running },
  [contestStatus.ended]: { key: 'ended', style: styles.ended },
} as const;

/** To the start, then to the end, by the server's clock; 00:00:00 once it has ended (S2 §4). */
export function Countdown({ contest }: { contest: Times }) {
  const { t } = useTranslation('shell');
  const text = useCountdownText(contest);
  const status = statusAt(contest, contestNow());
  const { key, style } = faces[status];
  const until = status === contestStatus.scheduled ? contest.startTime : contest.endTime;
  return (
    <span className={styles.countdown} title={formatDateTime(until)}>
      <span className={styles.word}>{t(`contest.countdown.${key}`)}</span>
      <span role="timer" className={`${styles.digits} ${style}`}>
        {text}
      </span>
    </span>
  );
}

/** Looked at more often than it changes, so that no second is skipped; drawn when it has changed. */
const look = 250;

function useCountdownText(contest: Times): string {
  const locale = useLocale();
  const [text, setText] = useState(() => textAt(contest, locale));
  useEffect(() => {
    setText(textAt(contest, locale));
    const timer = setInterval(() => {
      setText(textAt(contest, locale));
      // Nothing ticks any more.
      if (statusAt(contest, contestNow()) === contestStatus.ended) clearInterval(timer);
    }, look);
    return () => clearInterval(timer);
  }, [contest, locale]);
  return text;
}

function textAt(contest: Times, locale: string): string {
  const now = contestNow();
  const left = timeLeft(contest, now);
  const isScheduled = statusAt(contest, now) === contestStatus.scheduled;
  return (isScheduled && farAway(left, locale)) || countdownText(left);
}
