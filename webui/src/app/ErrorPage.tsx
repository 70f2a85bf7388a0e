import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { doubtConnection, subscribeToReturn } from '../shared/api/connection';
import { reloadOnce } from '../shared/lib/reloadOnce';
import { useSteady } from '../shared/lib/useSteady';
import { useTitle } from '../shared/lib/useTitle';
import { Button } from '../shared/ui/Button';
import { IconRefresh } from '../shared/ui/icons';
import { CrashNumber, type MissingPartProps } from '../shared/ui/MissingPart';
import styles from './FullPage.module.css';

/** In place of a page that broke, or whose code did not come. */
export function ErrorPage({ reason, number, onRetry }: MissingPartProps) {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  useTitle(t('errors.pageTitle'));
  const retry = useSteady(onRetry);
  useEffect(() => {
    if (reason !== 'missing') return;
    // The server may have been upgraded: loaded anew, the page knows the new names. If it is not
    // there at all, its part of the page is asked for again when it is back.
    void reloadOnce();
    const forget = subscribeToReturn(retry);
    doubtConnection();
    return () => void forget();
  }, [reason, retry]);
  const tryAgain = () => {
    // What it was drawn from may be what broke it.
    if (reason === 'crashed') void queries.resetQueries();
    onRetry();
  };
  return (
    <div className={styles.page} role="alert">
      <h1 tabIndex={-1}>{t('errors.pageTitle')}</h1>
      <p className={styles.text}>{t('errors.page')}</p>
      <CrashNumber number={number} />
      <div className={styles.actions}>
        <Button onClick={tryAgain}>{t('kit.retry')}</Button>
        <Button kind="primary" icon={IconRefresh} onClick={() => location.reload()}>
          {t('errors.reload')}
        </Button>
      </div>
    </div>
  );
}
