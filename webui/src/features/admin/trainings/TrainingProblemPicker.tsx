import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { PickerDialog, type PickerSearch } from '../PickerDialog';
import type { AdminProblemRow } from '../problemTypes';
import type { TrainingDesk } from './desk';
import { candidatesQuery, setKeys } from './problemSet';

interface TrainingProblemPickerProps {
  desk: TrainingDesk;
  tid: number;
  onClose: () => void;
}

/** Takes public problems of the bank, each under its own id. */
export function TrainingProblemPicker({ desk, tid, onClose }: TrainingProblemPickerProps) {
  const { t } = useTranslation('adminTrainings');
  const [search, setSearch] = useState<PickerSearch>({ keyword: '', page: 1 });
  const list = useQuery(candidatesQuery(desk, tid, search));
  const add = useAction({
    run: ({ id, problemId }: AdminProblemRow) =>
      desk.addProblem({ tid, pid: id, displayId: problemId }),
    said: (_, { title }) => t('problem.added', { title }),
    keys: setKeys,
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
