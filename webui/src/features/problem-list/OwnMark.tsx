import { useTranslation } from 'react-i18next';
import { isInProgress, verdictCodes } from '../../shared/lib/verdict';
import { Icon } from '../../shared/ui/Icon';
import { IconCircleCheck, IconClock, IconMinus, IconX } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import styles from './ProblemTable.module.css';

const faces = {
  solved: { icon: IconCircleCheck, style: styles.accepted },
  partly: { icon: IconMinus, style: styles.partial },
  running: { icon: IconClock, style: styles.waiting },
  tried: { icon: IconX, style: styles.wrong },
};

function faceOf(status: number): keyof typeof faces {
  if (status === verdictCodes.accepted) return 'solved';
  if (status === verdictCodes.partiallyAccepted) return 'partly';
  return isInProgress(status) ? 'running' : 'tried';
}

/** How the reader stands with a problem; nothing where nothing was tried. */
export function OwnMark({ status }: { status: number | undefined }) {
  const { t } = useTranslation('problemList');
  if (status === undefined || status === verdictCodes.notSubmitted) return null;
  const face = faceOf(status);
  const text = t(`own.${face}`);
  return (
    <span className={faces[face].style} title={text}>
      <Icon icon={faces[face].icon} size={18} />
      <span className={layout.hiddenText}>{text}</span>
    </span>
  );
}
