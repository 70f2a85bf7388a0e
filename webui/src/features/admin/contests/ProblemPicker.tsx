import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { PagedList } from '../../../shared/lists/PagedList';
import { useUser } from '../../../shared/session/useUser';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { IconCode } from '../../../shared/ui/icons';
import layout from '../../../shared/ui/layout.module.css';
import { SearchInput } from '../../../shared/ui/SearchInput';
import { Switch } from '../../../shared/ui/Switch';
import { IconPlus } from '../icons';
import { type AdminProblemRow, problemAuth } from '../problemTypes';
import { mayEdit } from '../rights';
import type { AdminContest } from './contestQueries';
import styles from './contests.module.css';
import { nextColor, nextDisplayId } from './displayIds';
import {
  addProblem,
  candidateLimit,
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
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [keepAuth, setKeepAuth] = useState(false);
  const list = useQuery(candidatesQuery(contest.id, contest.type, keyword, page));
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
          onSearch={(text) => {
            setKeyword(text);
            setPage(1);
          }}
        />
        <Switch
          label={t('picker.keep')}
          hint={t('picker.keepHint')}
          checked={keepAuth}
          onChange={(event) => setKeepAuth(event.currentTarget.checked)}
        />
        <PagedList
          list={list}
          page={page}
          pageSize={candidateLimit}
          onPage={setPage}
          empty={{ icon: IconCode, text: t(keyword ? 'picker.noMatch' : 'picker.empty') }}
        >
          {(rows) => (
            <ul className={styles.candidates}>
              {rows.map((row) => (
                <li key={row.id} className={styles.candidate}>
                  <span className={styles.candidateText}>
                    {row.title}
                    <span className={styles.remark}>
                      {row.problemId} · {row.author ?? '—'}
                      {row.auth === problemAuth.public &&
                        !mayEdit(user, row) &&
                        ` · ${t('picker.stays')}`}
                    </span>
                  </span>
                  <Button
                    size="small"
                    icon={IconPlus}
                    aria-label={t('picker.addNamed', { title: row.title })}
                    disabled={add.isBusy}
                    onClick={() => void add.run(row)}
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
