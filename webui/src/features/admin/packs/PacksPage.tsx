import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { useSending } from '../../../shared/forms/useSending';
import { usePolling } from '../../../shared/lib/usePolling';
import { useTitle } from '../../../shared/lib/useTitle';
import { PagedList } from '../../../shared/lists/PagedList';
import { useAddress } from '../../../shared/lists/useAddress';
import { Button } from '../../../shared/ui/Button';
import { Card } from '../../../shared/ui/Card';
import { IconLock } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { Notice } from '../../../shared/ui/Notice';
import { PageHead } from '../../../shared/ui/PageHead';
import { FileDrop } from '../../../shared/ui/widgets/FileDrop';
import { AdminPage } from '../AdminPage';
import { IconFileExport } from '../icons';
import { BankPackDialog } from './BankPackDialog';
import { ExamPackDialog } from './ExamPackDialog';
import { PackTable } from './PackTable';
import { PasswordDialog } from './PasswordDialog';
import {
  largestPack,
  type PackList,
  packEnding,
  packListQuery,
  packsKey,
  receivePack,
  usualPacks,
} from './packQueries';

type Open = 'exam' | 'bank' | null;

/** What was just made, and its password: told this once. */
interface Made {
  id: number;
  password: string;
}

/** /admin/packs */
export default function PacksPage() {
  const { t } = useTranslation('adminPacks');
  const [, navigate] = useLocation();
  const { filters, show, turn } = useAddress(usualPacks);
  const [open, setOpen] = useState<Open>(null);
  const [made, setMade] = useState<Made | null>(null);
  const list = useQuery({
    ...packListQuery(filters),
    ...usePolling<PackList>({
      every: 1000,
      until: ({ records }) => records.every((row) => row.state !== 'making'),
    }),
  });
  const receive = useSending({
    nameOf: (file: File) => file.name,
    run: receivePack,
    keys: [packsKey],
    onDone: ({ id }) => navigate(to('AdminPack', { packId: id })),
    showsFailure: true,
  });
  useTitle(t('title'));
  const told = ({ id, password }: { id: number; password: string | null }) => {
    setOpen(null);
    if (password !== null) setMade({ id, password });
  };

  return (
    <AdminPage crumbs={[{ label: t('title') }]}>
      <PageHead
        title={t('title')}
        actions={
          <span className={layout.row}>
            <Button icon={IconFileExport} onClick={() => setOpen('bank')}>
              {t('makeBank')}
            </Button>
            <Button kind="primary" icon={IconLock} onClick={() => setOpen('exam')}>
              {t('makeExam')}
            </Button>
          </span>
        }
      />
      <div className={layout.stack}>
        <p>{t('text')}</p>
        <Card title={t('receive.title')} isPadded>
          <div className={layout.stack}>
            {receive.failure && <Notice tone="bad">{receive.failure}</Notice>}
            <FileDrop
              label={t('receive.file')}
              accept={[packEnding]}
              limit={largestPack}
              hint={t('receive.hint')}
              sending={receive.sending}
              onCancel={receive.cancel}
              onFile={(file) => void receive.run(file)}
            />
          </div>
        </Card>
        <Card title={t('list')}>
          <PagedList
            list={list}
            page={filters.page}
            pageSize={filters.limit}
            onPage={turn}
            onPageSize={(limit) => show({ limit })}
            empty={{ icon: IconLock, text: t('empty') }}
          >
            {(rows) => <PackTable rows={rows} />}
          </PagedList>
        </Card>
      </div>
      {open === 'exam' && <ExamPackDialog onClose={() => setOpen(null)} onMade={told} />}
      {open === 'bank' && <BankPackDialog onClose={() => setOpen(null)} onMade={told} />}
      {made && <PasswordDialog password={made.password} onClose={() => setMade(null)} />}
    </AdminPage>
  );
}
