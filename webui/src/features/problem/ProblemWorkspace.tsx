import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { storageKeys } from '../../shared/lib/storageKeys';
import { SplitPane, type SplitPaneHandle } from '../../shared/ui/widgets/SplitPane';
import styles from './ProblemPage.module.css';
import { ReadingPane } from './ReadingPane';
import { SolutionPane } from './SolutionPane';
import type { ProblemInfo } from './types';
import { useIsNarrow } from './useIsNarrow';
import { useSolution } from './useSolution';
import { useSubmission } from './useSubmission';

interface ProblemWorkspaceProps {
  info: ProblemInfo;
  uid: string | null;
}

/** Reading on the left, writing on the right; one below the other on a phone. */
export function ProblemWorkspace({ info, uid }: ProblemWorkspaceProps) {
  const { t } = useTranslation('problem');
  const isNarrow = useIsNarrow();
  const split = useRef<SplitPaneHandle>(null);
  const solution = useSolution(uid, info);
  const submission = useSubmission(info.problem.id, uid);
  const reading = (
    <ReadingPane
      info={info}
      language={solution.language}
      isLoggedIn={uid !== null}
      onResetSplit={isNarrow ? undefined : () => split.current?.reset()}
    />
  );
  const writing = (
    <SolutionPane info={info} solution={solution} inHand={submission} isLoggedIn={uid !== null} />
  );

  if (isNarrow) {
    return (
      <div className={styles.stacked}>
        {reading}
        {writing}
      </div>
    );
  }
  return (
    <SplitPane
      ref={split}
      className={styles.panes ?? ''}
      storageKey={storageKeys.problemSplit}
      label={t('split.divider')}
      expandLabel={t('split.expand')}
      left={reading}
      right={writing}
    />
  );
}
