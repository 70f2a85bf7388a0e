import { useTranslation } from 'react-i18next';
import type { VerdictLook } from '../lib/verdict';
import { describeVerdict } from '../lib/verdict';
import { Chip, type ChipTone } from './Chip';
import type { IconType } from './Icon';
import {
  IconAlertTriangle,
  IconBan,
  IconBolt,
  IconCheck,
  IconClock,
  IconCode,
  IconDatabase,
  IconEyeOff,
  IconFileText,
  IconMinus,
  IconX,
} from './icons';
import { Spinner } from './Spinner';
import styles from './VerdictChip.module.css';

export const verdictLooks: Record<VerdictLook, { tone: ChipTone; icon?: IconType }> = {
  accepted: { tone: 'good', icon: IconCheck },
  wrong: { tone: 'bad', icon: IconX },
  time: { tone: 'warn', icon: IconClock },
  memory: { tone: 'mle', icon: IconDatabase },
  runtime: { tone: 're', icon: IconBolt },
  compile: { tone: 'ce', icon: IconCode },
  presentation: { tone: 'pe', icon: IconFileText },
  partial: { tone: 'info', icon: IconMinus },
  waiting: { tone: 'wait' },
  hidden: { tone: 'wait', icon: IconEyeOff },
  cancelled: { tone: 'wait', icon: IconBan },
  none: { tone: 'wait' },
  system: { tone: 'se', icon: IconAlertTriangle },
};

interface VerdictChipProps {
  /** Judge status code (S1 §4). */
  status: number;
  /** Shown behind the word, when the problem gives scores. */
  score?: number | null | undefined;
  /** Per cent of a partly right case, shown behind the word. */
  share?: number | null | undefined;
  className?: string;
}

/** Where the name is long: the whole one is the chip's title (S1 §4). */
const shortened = ['timeLimit', 'memoryLimit', 'partiallyAccepted'] as const;

/** State as icon, word and colour together. */
export function VerdictChip({ status, score, share, className }: VerdictChipProps) {
  const { t } = useTranslation('shell');
  const verdict = describeVerdict(status);
  const name = t(`verdict.${verdict.key}`);
  const short = shortened.find((key) => key === verdict.key);
  const { tone, icon } = verdictLooks[verdict.look];
  return (
    <Chip
      tone={tone}
      {...(icon ? { icon } : {})}
      {...(short ? { title: name } : {})}
      className={className ?? ''}
    >
      {verdict.isInProgress && <Spinner className={styles.spinner ?? ''} />}
      {short ? t(`verdictShort.${short}`) : name}
      {score !== null && score !== undefined && <span className={styles.score}>{score}</span>}
      {share !== null && share !== undefined && <span className={styles.score}>{share}%</span>}
    </Chip>
  );
}
