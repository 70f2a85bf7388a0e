import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon, type IconType } from './Icon';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from './icons';
import styles from './Notice.module.css';

type NoticeTone = 'info' | 'good' | 'warn' | 'bad';

const icons: Record<NoticeTone, IconType> = {
  info: IconInfoCircle,
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconCircleX,
};

interface NoticeProps {
  tone?: NoticeTone;
  className?: string;
  children: ReactNode;
}

/** A sentence that belongs to the place where it stands. */
export function Notice({ tone = 'info', className, children }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={classNames(styles.notice, styles[tone], className)}
    >
      <Icon icon={icons[tone]} size={18} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
