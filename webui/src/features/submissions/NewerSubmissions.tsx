import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { IconChevronUp } from '../../shared/ui/icons';
import { type ListedSubmissions, listKey, submissionListQuery } from './submissionQueries';
import styles from './submissions.module.css';

/** Between two looks for newer ones, in ms. */
const lookEvery = 10_000;

interface NewerSubmissionsProps {
  listed: ListedSubmissions;
  /** How many there were when the list was read. */
  shown: number;
  onShow: () => void;
}

/** Says that there are newer ones. The rows stay where they are until the reader wants to see them. */
export function NewerSubmissions({ listed, shown, onShow }: NewerSubmissionsProps) {
  const { t } = useTranslation('submissions');
  const { filters } = listed;
  const isFirstPage = filters.currentPage === 1;
  const { queryFn } = submissionListQuery({ ...listed, filters: { ...filters, limit: 1 } });
  const count = useQuery({
    queryKey: ['submissions', 'newer', listKey(listed), shown],
    queryFn: async (context) => (await queryFn(context)).total,
    initialData: shown,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: lookEvery,
    enabled: isFirstPage,
    retry: false,
  });
  const newer = isFirstPage ? count.data - shown : 0;
  return (
    <div role="status" className={styles.newer}>
      {newer > 0 && (
        <Button size="small" icon={IconChevronUp} onClick={onShow}>
          {t('newer', { count: newer })}
        </Button>
      )}
    </div>
  );
}
