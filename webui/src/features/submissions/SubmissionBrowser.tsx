import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../entities/place/place';
import { useIsLive } from '../../shared/api/connection';
import { useOnChange } from '../../shared/lib/useOnChange';
import { useAddressOf } from '../../shared/lists/useAddress';
import { openLogin } from '../../shared/session/loginRequest';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { IconRefresh } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { PageHead } from '../../shared/ui/PageHead';
import { toast } from '../../shared/ui/toast';
import { SubmissionFilterBar } from './SubmissionFilterBar';
import { SubmissionResults } from './SubmissionResults';
import { listAddress } from './submissionFilters';
import styles from './submissions.module.css';

interface SubmissionBrowserProps {
  place: Place;
  title: string;
  /** Stands below tabs, which name it already. */
  isTab?: boolean;
  /** Those made after the end of a contest, too. */
  containsEnd?: boolean;
  /** Whether those made before the start of a contest can be asked for. */
  hasEarlier?: boolean;
  hasScore?: boolean;
}

/** The submissions of a place: filters and rows (S1 §2, submission list). */
export function SubmissionBrowser({
  place,
  title,
  isTab = false,
  containsEnd = false,
  hasEarlier = false,
  hasScore = true,
}: SubmissionBrowserProps) {
  const { t } = useTranslation('submissions');
  const { filters, show } = useAddressOf(listAddress);
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  const isLive = useIsLive();
  const user = useUser();

  const needsLogin = filters.onlyMine && !user;
  // Asks once, not at every new filter.
  useOnChange(() => {
    if (!needsLogin) return;
    show({ onlyMine: false }, 'correction');
    toast.warning(t('loginFirst'));
    openLogin();
  }, needsLogin);

  const refresh = () => {
    setRound(round + 1);
    void queries.invalidateQueries({ queryKey: ['submissions', 'list'] });
  };

  const tools = (
    <>
      {isLive && <span className={styles.live}>{t('live')}</span>}
      <Button icon={IconRefresh} onClick={refresh}>
        {t('refresh')}
      </Button>
    </>
  );

  return (
    <>
      {isTab ? (
        <h1 tabIndex={-1} className={layout.hiddenText}>
          {title}
        </h1>
      ) : (
        <PageHead title={title} actions={tools} />
      )}
      <Card>
        <SubmissionFilterBar filters={filters} hasEarlier={hasEarlier} onChange={show}>
          {isTab && <span className={styles.tools}>{tools}</span>}
        </SubmissionFilterBar>
        {!needsLogin && (
          <SubmissionResults
            key={round}
            listed={{ place, filters, containsEnd }}
            hasScore={hasScore}
            onPage={(currentPage) => show({ currentPage })}
            onPageSize={(limit) => show({ limit })}
          />
        )}
      </Card>
    </>
  );
}
