import { Card } from '../../shared/ui/Card';
import { ErrorState } from '../../shared/ui/ErrorState';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import styles from './HeadedPages.module.css';

interface HeadlessPageProps {
  title: string;
  isWide?: boolean | undefined;
  /** Null while the head is on its way. */
  error: unknown;
  onRetry: () => void;
}

/** In place of pages whose head is not there yet, or was refused. */
export function HeadlessPage({ title, isWide = false, error, onRetry }: HeadlessPageProps) {
  return (
    <div {...(isWide && { className: styles.wide ?? '' })}>
      {error ? (
        <>
          <PageHead title={title} />
          <Card>
            <ErrorState error={error} onRetry={onRetry} />
          </Card>
        </>
      ) : (
        <Skeleton lines={6} height={20} />
      )}
    </div>
  );
}
