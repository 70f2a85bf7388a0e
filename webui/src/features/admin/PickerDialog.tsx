import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../shared/api/types';
import { PagedList } from '../../shared/lists/PagedList';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { IconCode } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { SearchInput } from '../../shared/ui/SearchInput';
import styles from './desk.module.css';
import { IconPlus } from './icons';
import type { AdminProblemRow } from './problemTypes';

export interface PickerSearch {
  keyword: string;
  page: number;
}

/** More would not fit a dialog. */
export const candidateLimit = 10;

interface PickerDialogProps {
  search: PickerSearch;
  onSearch: (search: PickerSearch) => void;
  list: UseQueryResult<Page<AdminProblemRow>>;
  isBusy: boolean;
  onAdd: (row: AdminProblemRow) => void;
  onClose: () => void;
  /** What is said of a problem besides its number and author. */
  remarkOf?: (row: AdminProblemRow) => string | false;
  /** What is said where there is nothing to take. */
  empty: string;
  children?: ReactNode;
}

/** Problems of the bank to take from, one after the other. */
export function PickerDialog({
  search,
  onSearch,
  list,
  isBusy,
  onAdd,
  onClose,
  remarkOf,
  empty,
  children,
}: PickerDialogProps) {
  const { t } = useTranslation('adminContests');
  const { keyword, page } = search;
  return (
    <Dialog
      title={t('problem.fromBank')}
      size="large"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('picker.close')}</Button>}
    >
      <div className={layout.form}>
        <SearchInput
          label={t('picker.search')}
          maxLength={100}
          value={keyword}
          onSearch={(text) => onSearch({ keyword: text, page: 1 })}
        />
        {children}
        <PagedList
          list={list}
          page={page}
          pageSize={candidateLimit}
          onPage={(next) => onSearch({ keyword, page: next })}
          empty={{ icon: IconCode, text: keyword ? t('picker.noMatch') : empty }}
        >
          {(rows) => (
            <ul className={styles.candidates}>
              {rows.map((row) => (
                <li key={row.id} className={styles.candidate}>
                  <span className={styles.candidateText}>
                    {row.title}
                    <span className={styles.remark}>
                      {[row.problemId, row.author ?? '—', remarkOf?.(row)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <Button
                    size="small"
                    icon={IconPlus}
                    aria-label={t('picker.addNamed', { title: row.title })}
                    disabled={isBusy}
                    onClick={() => onAdd(row)}
                  >
                    {t('picker.add')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Dialog>
  );
}
