import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemAddress, problemOfAddress } from '../entities/problem/problemAddress';
import { neighboursQuery } from '../entities/problem/problemQueries';
import { useFocusMode } from '../shared/lib/useFocusMode';
import { verdictCodes } from '../shared/lib/verdict';
import { useUser } from '../shared/session/useUser';
import { Link } from '../shared/ui/Link';
import styles from './ContextBar.module.css';

interface TrainingStepsProps {
  /** Of the address. */
  parameters: Record<string, string | undefined>;
}

/** How many of the training are solved, and the problems before and after this one. */
export default function TrainingSteps({ parameters }: TrainingStepsProps) {
  const { t } = useTranslation('shell');
  const { keep } = useFocusMode();
  const hasUser = useUser() !== null;
  const { place, problemId } = problemOfAddress(parameters);
  const query = neighboursQuery(place);
  const { data } = useQuery({ ...query, enabled: hasUser });
  if (!data) return null;
  const at = data.findIndex((each) => each.problemId === problemId);
  const steps = [
    ['previous', data[at - 1]],
    ['next', data[at + 1]],
  ] as const;
  const done = data.filter(({ status }) => status === verdictCodes.accepted).length;
  return (
    <span className={styles.steps}>
      <span>{t('trainingSteps.solved', { done, count: data.length })}</span>
      {at >= 0 &&
        steps.map(
          ([name, problem]) =>
            problem && (
              <Link
                key={name}
                href={keep(problemAddress({ place, problemId: problem.problemId }))}
                title={`${problem.problemId} ${problem.title}`}
              >
                {t(`trainingSteps.${name}`)}
              </Link>
            ),
        )}
    </span>
  );
}
