import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLive } from '../../shared/api/connection';
import { useOnChange } from '../../shared/lib/useOnChange';
import { useTitle } from '../../shared/lib/useTitle';
import { useAddressOf } from '../../shared/lists/useAddress';
import { openLogin } from '../../shared/session/loginRequest';
import { useUser } from '../../shared/session/useUser';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { IconRefresh } from '../../shared/ui/icons';
import { PageHead } from '../../shared/ui/PageHead';
import { toast } from '../../shared/ui/toast';
import { SubmissionFilterBar } from './SubmissionFilterBar';
import { SubmissionResults } from './SubmissionResults';
import { submissionAddress } from './submissionFilters';
import styles from './submissions.module.css';

/** /status */
export default function SubmissionListPage() {
  const { t } = useTranslation('submissions');
  const { filters, show } = useAddressOf(submissionAddress);
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  const isLive = useIsLive();
  const user = useUser();
  useTitle(t('title'));

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

  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <>
            {isLive && <span className={styles.live}>{t('live')}</span>}
            <Button icon={IconRefresh} onClick={refresh}>
              {t('refresh')}
            </Button>
          </>
        }
      />
      <Card>
        <SubmissionFilterBar filters={filters} onChange={show} />
        {!needsLogin && (
          <SubmissionResults
            key={round}
            filters={filters}
            onPage={(currentPage) => show({ currentPage })}
            onPageSize={(limit) => show({ limit })}
          />
        )}
      </Card>
    </>
  );
}
