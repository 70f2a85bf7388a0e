import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { practice } from '../../entities/place/place';
import { ProblemLink } from '../../entities/problem/ProblemLink';
import { api } from '../../shared/api/calls';
import type { ProblemInfo } from './types';
import styles from './VerdictPanel.module.css';

/** The next one to solve: of the same tag where there is one, else of the bank. */
const nextQuery = (pid: number, tagId: number | null) => ({
  queryKey: ['problems', 'next', pid, tagId] as const,
  queryFn: async () => {
    const unsolved = { own: 'unsolved' as const, limit: 30, oj: 'Mine' };
    const ask = async (tags: number[] | null) => {
      const query = { ...unsolved, tagId: tags };
      return (await api('GET /api/get-problem-list', { query, isQuiet: true })).records;
    };
    const near = tagId === null ? [] : await ask([tagId]);
    const found = near.length > 0 ? near : await ask(null);
    const others = found.filter((each) => each.pid !== pid);
    return others.find((each) => each.pid > pid) ?? others[0] ?? null;
  },
});

/** After an accepted submission in practice. */
export function NextProblem({ info }: { info: Pick<ProblemInfo, 'place' | 'problem' | 'tags'> }) {
  const { t } = useTranslation('problem');
  const isPractice = info.place.kind === 'practice';
  const { data } = useQuery({
    ...nextQuery(info.problem.id, info.tags[0]?.id ?? null),
    enabled: isPractice,
  });
  if (!isPractice || !data) return null;
  const { problemId } = data;
  return (
    <ProblemLink problem={{ place: practice, problemId }} className={styles.next}>
      {t('verdict.next', { id: problemId })}
    </ProblemLink>
  );
}
