import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';
import { IconChevronLeft, IconChevronRight } from './icons';
import styles from './Pagination.module.css';
import { Select } from './Select';

/** Page sizes offered (S1 §9). */
const usualSizes: readonly number[] = [10, 15, 30, 50, 100];

interface PaginationProps {
  page: number;
  pageSize: number;
  /** Sizes offered. */
  sizes?: readonly number[];
  total: number;
  onPage: (page: number) => void;
  /** Absent hides the choice of size. */
  onPageSize?: (size: number) => void;
}

export function Pagination({
  page,
  pageSize,
  sizes: offered = usualSizes,
  total,
  onPage,
  onPageSize,
}: PaginationProps) {
  const { t } = useTranslation('shell');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const sizes = offered.includes(pageSize) ? offered : [pageSize, ...offered].sort((a, b) => a - b);
  return (
    <nav className={styles.pager} aria-label={t('kit.pages')}>
      <span className={styles.total}>{t('kit.total', { count: total })}</span>
      {onPageSize && (
        <Select
          label={t('kit.pageSize')}
          value={String(pageSize)}
          options={sizes.map((size) => ({
            value: String(size),
            label: t('kit.perPage', { size }),
          }))}
          onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        />
      )}
      <div className={styles.pages}>
        <IconButton
          icon={IconChevronLeft}
          label={t('kit.previousPage')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        {pageNumbers(page, pages).map((entry) =>
          entry.number === null ? (
            <span key={entry.key} className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={entry.key}
              type="button"
              className={styles.page}
              aria-current={entry.number === page ? 'page' : undefined}
              aria-label={t('kit.page', { page: entry.number })}
              onClick={() => entry.number !== null && onPage(entry.number)}
            >
              {entry.number}
            </button>
          ),
        )}
        <IconButton
          icon={IconChevronRight}
          label={t('kit.nextPage')}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </nav>
  );
}

interface PageEntry {
  key: string;
  number: number | null;
}

/** First, last and the neighbours of the current page, with gaps between. */
export function pageNumbers(page: number, pages: number): PageEntry[] {
  const near = page <= 3 ? [1, 2, 3] : page >= pages - 2 ? [pages - 2, pages - 1, pages] : [];
  const wanted = new Set([1, page - 1, page, page + 1, pages, ...near]);
  const entries: PageEntry[] = [];
  let last = 0;
  for (const number of [...wanted].sort((a, b) => a - b)) {
    if (number < 1 || number > pages) continue;
    if (number - last > 1) entries.push({ key: `gap-${number}`, number: null });
    entries.push({ key: String(number), number });
    last = number;
  }
  return entries;
}
