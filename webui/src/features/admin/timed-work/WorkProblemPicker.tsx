import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { nextDisplayId } from '../displayIds';
import { PickerDialog, type PickerSearch } from '../PickerDialog';
import type { AdminProblemRow } from '../problemTypes';
import { addProblem, candidatesQuery, keysOf, type ListedProblem } from './problemQueries';
import type { AdminTimedWork } from './timedWorkQueries';

interface WorkProblemPickerProps {
  work: AdminTimedWork;
  listed: readonly ListedProblem[];
  onClose: () => void;
}

/** Takes problems of the bank, each under the next free letter for the usual points. */
export function WorkProblemPicker({ work, listed, onClose }: WorkProblemPickerProps) {
  const { t } = useTranslation('adminTimedWork');
  const [search, setSearch] = useState<PickerSearch>({ keyword: '', page: 1 });
  const list = useQuery(candidatesQuery(work.id, search));
  const add = useAction({
    run: async (row: AdminProblemRow) => {
      const displayId = nextDisplayId(listed.map(({ link }) => link.displayId));
      await addProblem({ tid: work.id, pid: row.id, displayId });
      return displayId;
    },
    said: (displayId, { title }) => t('problem.added', { title, name: displayId }),
    keys: keysOf(work.id),
    isSingle: true,
  });
  return (
    <PickerDialog
      search={search}
      onSearch={setSearch}
      list={list}
      isBusy={add.isBusy}
      onAdd={(row) => void add.run(row)}
      onClose={onClose}
      empty={t('problem.emptyBank')}
    />
  );
}
