import { useTranslation } from 'react-i18next';
import { classNames } from './classNames';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Number of grey lines. */
  lines?: number;
  /** Height of a line in px. */
  height?: number;
  className?: string;
}

/** The shape of what is coming; visible only when it takes longer than 150 ms. */
export function Skeleton({ lines = 3, height = 16, className }: SkeletonProps) {
  const { t } = useTranslation('shell');
  return (
    <div role="status" aria-label={t('kit.loading')} className={classNames(styles.box, className)}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <div key={index} className={styles.line} style={{ height: `${height}px` }} />
      ))}
    </div>
  );
}
