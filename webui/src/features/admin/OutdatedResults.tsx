import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/calls';
import { useUser } from '../../shared/session/useUser';
import { Link } from '../../shared/ui/Link';
import { Notice } from '../../shared/ui/Notice';
import { mayRejudge } from './rights';

interface OutdatedResultsProps {
  pid: number;
  /** Of the problem: its data may have been replaced when this moves on. */
  changedAt: string;
  /** Address of the versions of its data. */
  versions: string;
}

/** Whoever replaced test data learns that results of the old ones stand, and where to look. */
export function OutdatedResults({ pid, changedAt, versions }: OutdatedResultsProps) {
  const { t } = useTranslation('admin');
  const found = useQuery({
    queryKey: ['admin', 'versions', pid, 'outdated', changedAt],
    queryFn: () => api('GET /api/admin/judge/outdated-results', { query: { pid }, isQuiet: true }),
    enabled: mayRejudge(useUser()),
  }).data;
  if (!found || found.results === 0) return null;
  return (
    <Notice tone="warn">
      {t('outdated.results', { count: found.results })}{' '}
      <Link href={versions}>{t('outdated.preview')}</Link>
    </Notice>
  );
}
