import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useUser } from '../../../shared/session/useUser';
import { Switch } from '../../../shared/ui/Switch';
import { nextColor, nextDisplayId } from '../displayIds';
import { PickerDialog, type PickerSearch } from '../PickerDialog';
import { type AdminProblemRow, problemAuth } from '../problemTypes';
import { mayEdit } from '../rights';
import type { AdminContest } from './contestQueries';
import {
  addProblem,
  candidatesQuery,
  keysOf,
  type ListedProblem,
  nameProblem,
} from './problemQueries';

interface ProblemPickerProps {
  contest: AdminContest;
  listed: readonly ListedProblem[];
  onClose: () => void;
}

/** Takes problems of the bank, one after the other, each under the next free letter and colour. */
export function ProblemPicker({ contest, listed, onClose }: ProblemPickerProps) {
  const { t } = useTranslation('adminContests');
  const user = useUser();
  const [search, setSearch] = useState<PickerSearch>({ keyword: '', page: 1 });
  const [keepAuth, setKeepAuth] = useState(false);
  const list = useQuery(candidatesQuery(contest.id, contest.type, search));
  const add = useAction({
    run: async (row: AdminProblemRow) => {
      const displayId = nextDisplayId(listed.map(({ link }) => link.displayId));
      const color = nextColor(listed.map(({ link }) => link.color));
      const named = { cid: contest.id, pid: row.id, displayId };
      await addProblem({ ...named, keepAuth });
      await nameProblem({ ...named, displayTitle: row.title, color });
      return displayId;
    },
    said: (displayId, { title }) => t('picker.added', { title, name: displayId }),
    keys: keysOf(contest.id),
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
      empty={t('picker.empty')}
      remarkOf={(row) =>
        row.auth === problemAuth.public && !mayEdit(user, row) && t('picker.stays')
      }
    >
      <Switch
        label={t('picker.keep')}
        hint={t('picker.keepHint')}
        checked={keepAuth}
        onChange={(event) => setKeepAuth(event.currentTarget.checked)}
      />
    </PickerDialog>
  );
}
