import { useTranslation } from 'react-i18next';
import { useRoute } from 'wouter';
import { paths } from '../../../app/routes';
import { problemAddress } from '../../../entities/problem/problemAddress';
import { PageTabs } from '../../../entities/schedule/PageTabs';
import type { ProblemProgress } from '../../../entities/timed-work/timedWorkQueries';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { useFocusMode } from '../../../shared/lib/useFocusMode';
import { Icon } from '../../../shared/ui/Icon';
import { IconCheck, IconPencil } from '../../../shared/ui/icons';
import { useWaiting } from '../desk/useWaiting';
import styles from './ProblemTabs.module.css';
import { kindOf } from './progressRules';
import { useOwnProgress } from './useOwnProgress';

/** The problems of the work, each with how far one is: nothing is lost in going from one to another. */
export function ProblemTabs() {
  const { t } = useTranslation('timedWork');
  const open = useTimedWork();
  const [, shown] = useRoute<{ problemID: string }>(paths.TimedWorkProblemDetails);
  const { keep } = useFocusMode();
  const progress = useOwnProgress(open);
  const waiting = useWaiting(open);
  const tabs = (progress.data?.problems ?? []).map((each) => ({
    href: keep(problemAddress({ place: open.place, problemId: each.displayId })),
    face: <Face progress={each} isWaiting={waiting.some(({ pid }) => pid === each.pid)} />,
    isCurrent: each.displayId === shown?.problemID,
  }));
  return <PageTabs label={t('progress.label')} tabs={tabs} className={styles.tabs} />;
}

function Face({ progress, isWaiting }: { progress: ProblemProgress; isWaiting: boolean }) {
  const { t } = useTranslation('timedWork');
  const { displayId, displayTitle, submitted, answered, questions, isDraftNewer } = progress;
  const kind = kindOf(progress);
  const isSent = submitted > 0 && !isDraftNewer;
  return (
    <span className={styles.face} title={`${displayId} ${displayTitle}`}>
      <strong>{displayId}</strong>
      <span className={styles.state} data-kind={kind} data-sent={isSent || undefined}>
        {isSent && <Icon icon={IconCheck} size={14} />}
        {isDraftNewer && <Icon icon={IconPencil} size={14} />}
        {isWaiting && `${t('progress.waiting')} · `}
        {t(`progress.${kind}`, { count: submitted, done: answered ?? 0, all: questions ?? 0 })}
      </span>
    </span>
  );
}
