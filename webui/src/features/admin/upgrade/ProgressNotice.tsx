import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/lib/serverClock';
import { timeOf } from '../../../shared/lib/time';
import { Button } from '../../../shared/ui/Button';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Notice } from '../../../shared/ui/Notice';
import styles from './upgrade.module.css';
import type { UpgradeState } from './upgradeCalls';
import type { Upgrade } from './useUpgrade';

/** How long the result of an upgrade stands on top of the page, in ms. */
const shownFor = 30 * 60 * 1000;

/** What happens now, or what came of the last one. */
export function ProgressNotice({ state, upgrade }: { state: UpgradeState; upgrade: Upgrade }) {
  const { t } = useTranslation('adminUpgrade');
  const version = state.version ?? '';
  switch (state.state) {
    case 'backup':
      // It may end between two questions: whoever reads then still has the answer to the first.
      return (
        <Notice tone="warn">{t(upgrade.isAway ? 'now.ending' : 'now.backup', { version })}</Notice>
      );
    case 'ending':
      return <Notice tone="warn">{t('now.ending', { version })}</Notice>;
    case 'waiting':
      return (
        <Notice tone="warn">
          <div className={styles.waiting}>
            <p>{t('now.waiting', { version })}</p>
            {state.command && (
              <p className={styles.command}>
                <code>{state.command}</code> <CopyButton text={state.command} />
              </p>
            )}
            <div>
              <Button isBusy={upgrade.withdraw.isBusy} onClick={() => void upgrade.withdraw.run()}>
                {t('now.withdraw')}
              </Button>
            </div>
          </div>
        </Notice>
      );
    default:
      return <LastNotice state={state} />;
  }
}

function LastNotice({ state: { error, history, version } }: { state: UpgradeState }) {
  const { t } = useTranslation('adminUpgrade');
  if (error) {
    return <Notice tone="bad">{t('last.notBegun', { version, reason: error })}</Notice>;
  }
  const last = history[0];
  if (!last || serverNow() - timeOf(last.at) > shownFor) return null;
  const words = { version: last.version, before: last.versionBefore, reason: last.reason ?? '' };
  if (last.ending === 'done') return <Notice tone="good">{t('last.done', words)}</Notice>;
  return <Notice tone="bad">{t(`last.${last.ending}`, words)}</Notice>;
}
