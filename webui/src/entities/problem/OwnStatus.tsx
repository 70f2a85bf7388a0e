import { useTranslation } from 'react-i18next';
import { isInProgress, verdictCodes } from '../../shared/lib/verdict';
import { Chip } from '../../shared/ui/Chip';
import { Icon } from '../../shared/ui/Icon';
import { IconCheck, IconCircleCheck, IconClock, IconMinus, IconX } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { VerdictChip } from '../../shared/ui/VerdictChip';
import styles from './OwnStatus.module.css';

interface OwnStatusProps {
  /** Of the reader's best submission, as useOwnStatus tells it. */
  status: number | undefined;
  /** A sign alone, as in a column of them; sign and word; or a chip, which says the verdict where the
   * problem is not solved. */
  form: 'sign' | 'word' | 'chip';
}

const faces = {
  solved: { icon: IconCheck, sign: IconCircleCheck, style: styles.solved },
  partly: { icon: IconMinus, sign: IconMinus, style: styles.partly },
  running: { icon: IconClock, sign: IconClock, style: styles.running },
  tried: { icon: IconX, sign: IconX, style: styles.tried },
};

function faceOf(status: number): keyof typeof faces {
  if (status === verdictCodes.accepted) return 'solved';
  if (status === verdictCodes.partiallyAccepted) return 'partly';
  return isInProgress(status) ? 'running' : 'tried';
}

/** How the reader stands with a problem; nothing where nothing was tried. */
export function OwnStatus({ status, form }: OwnStatusProps) {
  const { t } = useTranslation('shell');
  if (status === undefined || status === verdictCodes.notSubmitted) return null;
  const face = faceOf(status);
  const word = t(`ownStatus.${face}`);
  const { icon, sign, style } = faces[face];
  if (form === 'chip') {
    if (face !== 'solved') return <VerdictChip status={status} />;
    return (
      <Chip tone="good" icon={icon}>
        {word}
      </Chip>
    );
  }
  if (form === 'word') {
    return (
      <span className={`${style} ${styles.word}`}>
        <Icon icon={icon} size={14} />
        {word}
      </span>
    );
  }
  return (
    <span className={style} title={word}>
      <Icon icon={sign} size={18} />
      <span className={layout.hiddenText}>{word}</span>
    </span>
  );
}
