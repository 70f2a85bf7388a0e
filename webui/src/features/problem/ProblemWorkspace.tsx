import { memo, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeHandedCode } from '../../entities/problem/codeHandover';
import { storageKeys } from '../../shared/lib/storageKeys';
import { useFocusMode } from '../../shared/lib/useFocusMode';
import { useIsNarrow } from '../../shared/lib/useIsNarrow';
import { useOnChange } from '../../shared/lib/useOnChange';
import { useSteady } from '../../shared/lib/useSteady';
import { lazyPart } from '../../shared/ui/lazyPart';
import { SplitPane, type SplitPaneHandle } from '../../shared/ui/widgets/SplitPane';
import { useHidesResults } from './contest/useHidesResults';
import styles from './ProblemPage.module.css';
import { ProblemStrip } from './ProblemStrip';
import { ReadingPane } from './ReadingPane';
import type { Folding } from './ReadingTools';
import { SolutionPane } from './SolutionPane';
import type { ProblemInfo } from './types';
import { useCodeChanges } from './useCodeChanges';
import { useOwnSubmissions } from './useOwnSubmissions';
import { useSolution } from './useSolution';
import { useSubmission } from './useSubmission';

const PraiseView = lazyPart(() => import('./PraiseView'), { missing: 'nothing' });
/** Statements are long, and the verdict's way to the page draws the other pane often. */
const SteadyReadingPane = memo(ReadingPane);

interface ProblemWorkspaceProps {
  info: ProblemInfo;
  uid: string | null;
}

/** Reading on the left, writing on the right; one below the other on a phone. */
export function ProblemWorkspace({ info, uid }: ProblemWorkspaceProps) {
  const { t } = useTranslation('problem');
  const isNarrow = useIsNarrow();
  const { isFocused } = useFocusMode();
  const split = useRef<SplitPaneHandle>(null);
  const [isFolded, setFolded] = useState(false);
  const solution = useSolution(uid, info);
  const asked = { place: info.place, problemId: info.problem.problemId };
  const own = useOwnSubmissions(asked, { isLoggedIn: uid !== null });
  const last = uid === null ? null : (own.data?.records[0] ?? null);
  const submission = useSubmission(info.place, info.problem.id, uid, {
    last,
    hidesResults: useHidesResults(),
  });
  const { putBack, putBackSubmission } = useCodeChanges({
    info,
    solution,
    isLoggedIn: uid !== null,
  });
  const onPutBack = useSteady((submitId: number) => void putBackSubmission(submitId));
  // Somebody chose on another page to go on with it.
  useOnChange(() => {
    const handed = takeHandedCode(info.place, info.problem.id);
    if (handed) void putBack(handed);
  });
  const folding = useMemo<Folding>(
    () => ({
      isFolded,
      fold: (isGone) => split.current?.fold(isGone),
      resetWidths: () => split.current?.reset(),
    }),
    [isFolded],
  );
  const reading = (
    <SteadyReadingPane
      info={info}
      language={solution.language}
      isLoggedIn={uid !== null}
      onPutBack={onPutBack}
      folding={isNarrow ? null : folding}
    />
  );
  const writing = (
    <SolutionPane info={info} solution={solution} inHand={submission} isLoggedIn={uid !== null} />
  );

  return (
    <>
      {isNarrow ? (
        <div className={styles.stacked}>
          {reading}
          {writing}
        </div>
      ) : (
        <SplitPane
          ref={split}
          className={styles.panes ?? ''}
          storageKey={storageKeys.problemSplit}
          label={t('split.divider')}
          expandLabel={t('split.expand')}
          onFold={setFolded}
          left={reading}
          right={writing}
        />
      )}
      {isFocused && info.place.kind !== 'timedWork' && (
        <ProblemStrip place={info.place} shown={info.problem.problemId} />
      )}
      {submission.submission && !submission.isOld && (
        <PraiseView submission={submission.submission} />
      )}
    </>
  );
}
