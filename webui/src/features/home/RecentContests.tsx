import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isReady, to } from '../../app/routes';
import { Card } from '../../shared/ui/Card';
import { Link } from '../../shared/ui/Link';
import { lazyPart } from '../../shared/ui/lazyPart';
import { recentContestsQuery } from './homeQueries';

/** A site without contests does not fetch what draws them. */
const RecentContestRows = lazyPart(() => import('./RecentContestRows'));

/** What runs or begins soon (S1 §2); nothing at all where there is none. */
export function RecentContests() {
  const { t } = useTranslation('home');
  const contests = useQuery({ ...recentContestsQuery, enabled: isReady('ContestList') });
  if (!contests.data || contests.data.length === 0) return null;
  return (
    <Card
      title={t('contests.title')}
      hasRule
      actions={<Link href={to('ContestList')}>{t('contests.all')}</Link>}
    >
      <RecentContestRows contests={contests.data} />
    </Card>
  );
}
