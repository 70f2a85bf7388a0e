import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../shared/api/calls';
import { siteMinute } from '../../../shared/lib/siteTime';
import { ErrorState } from '../../../shared/ui/ErrorState';
import { Notice } from '../../../shared/ui/Notice';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { RichText } from '../../../shared/ui/widgets/RichText';

const editorialQuery = (pid: number) => ({
  queryKey: ['editorial', pid] as const,
  queryFn: () => api('GET /api/problem-editorial', { query: { pid }, isQuiet: true }),
  // It opens by solving, in another tab of this very page.
  staleTime: 0,
});

/** How the problem is solved, or when that is told (contract problem.md §5). */
export default function EditorialView({ pid }: { pid: number }) {
  const { t } = useTranslation('problemEditorial');
  const found = useQuery(editorialQuery(pid));
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={6} />;
  const { content, opens, openTime, author } = found.data;
  if (content === null) {
    return <Notice>{t(`shut.${opens}`, { time: openTime ? siteMinute(openTime) : '' })}</Notice>;
  }
  return (
    <>
      <RichText source={content} />
      <p>{t('by', { author })}</p>
    </>
  );
}
