import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useTitle } from '../../../shared/lib/useTitle';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { IconRefresh } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { PageHead } from '../../../shared/ui/PageHead';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { AdminPage } from '../AdminPage';
import { LanguageDialog } from './LanguageDialog';
import { LanguageTable } from './LanguageTable';
import {
  type AdminLanguage,
  adminLanguagesQuery,
  languagesKey,
  probeLanguages,
} from './languageCalls';
import styles from './languages.module.css';

/** /admin/language */
export default function LanguagesPage() {
  const { t } = useTranslation('adminLanguages');
  const queries = useQueryClient();
  const [edited, setEdited] = useState<AdminLanguage | null>(null);
  const list = useQuery(adminLanguagesQuery);
  useTitle(t('title'));
  const probe = useAction({
    run: probeLanguages,
    said: (found) => t('probed', { count: found.filter((each) => each.installed).length }),
    onDone: (found) => queries.setQueryData(languagesKey, found),
  });

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={
          <Button icon={IconRefresh} isBusy={probe.isBusy} onClick={() => void probe.run()}>
            {t('probe')}
          </Button>
        }
      />
      <div className={layout.stack}>
        <p>{t('text')}</p>
        <Card>
          {list.isPending && <Skeleton className={styles.skeleton} lines={8} height={28} />}
          {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {list.data && (
            <LanguageTable rows={list.data} isRefreshing={list.isFetching} onEdit={setEdited} />
          )}
        </Card>
      </div>
      {edited && <LanguageDialog language={edited} onClose={() => setEdited(null)} />}
    </AdminPage>
  );
}
