import { useTranslation } from 'react-i18next';
import { siteDateTime } from '../../../shared/lib/siteTime';
import { Card } from '../../../shared/ui/Card';
import { Notice } from '../../../shared/ui/Notice';
import { Progress } from '../../../shared/ui/Progress';
import type { SiteMove } from './moveCalls';
import styles from './siteMove.module.css';

/** How far it is, or how it ended. */
export function MoveProgress({ move }: { move: SiteMove }) {
  const { t } = useTranslation('adminSiteMove');
  const { done, total, kind } = move.progress;
  const label = t(`progress.${move.state}`);
  return (
    <>
      <p className={styles.which}>
        {move.site} · <code>{move.dumpName}</code> · {siteDateTime(move.gmtCreate)}
      </p>
      {(move.state === 'looking' || move.state === 'running') && (
        <Card isPadded>
          <div className={styles.progress} role="status">
            <p>
              {label}
              {move.state === 'running' &&
                ` ${t('progress.of', { kind: t(`kind.${kind}`), done, total })}`}
            </p>
            {move.state === 'running' && (
              <Progress label={label} value={total > 0 ? done / total : 0} />
            )}
            <p className={styles.hint}>{t('progress.hint')}</p>
          </div>
        </Card>
      )}
      {move.state === 'done' && <Notice tone="good">{t('progress.done')}</Notice>}
      {move.state === 'failed' && (
        <Notice tone="bad">{t('progress.failed', { error: move.error ?? '' })}</Notice>
      )}
    </>
  );
}
