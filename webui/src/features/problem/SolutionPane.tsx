import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContestHere } from '../../entities/contest/ContestContext';
import { CodeEditor, type CodeEditorHandle } from '../../shared/editor/CodeEditor';
import { useIsNarrow } from '../../shared/lib/useIsNarrow';
import { lazyPart } from '../../shared/ui/lazyPart';
import { useContestGate } from './contest/useContestGate';
import { DockDivider } from './dock/DockDivider';
import { useDock } from './dock/useDock';
import { DraftConflict } from './draft/DraftConflict';
import { EditorBar } from './EditorBar';
import { PasteGuard } from './exam/PasteGuard';
import { useExamLook } from './exam/useExamLook';
import { marksIn } from './messageParts';
import { PhoneKeys } from './PhoneKeys';
import { PlaceNotice } from './place/PlaceNotice';
import { usePlaceHere } from './place/usePlaceHere';
import styles from './SolutionPane.module.css';
import { SubmitBar } from './SubmitBar';
import type { ProblemInfo } from './types';
import { useCodeChanges } from './useCodeChanges';
import { usePageKeys } from './usePageKeys';
import { useReplacedText } from './useReplacedText';
import type { Solution } from './useSolution';
import type { SubmissionInHand } from './useSubmission';
import { useSubmitting } from './useSubmitting';
import { VerdictPanel } from './VerdictPanel';

const TestRunPanel = lazyPart(() => import('./test-run/TestRunPanel'));
const PasswordDialog = lazyPart(() => import('./contest/PasswordDialog'), { missing: 'dialog' });
const VersionsDialog = lazyPart(() => import('./draft/VersionsDialog'), { missing: 'dialog' });

interface SolutionPaneProps {
  info: ProblemInfo;
  solution: Solution;
  inHand: SubmissionInHand;
  isLoggedIn: boolean;
}

export function SolutionPane({ info, solution, inHand, isLoggedIn }: SolutionPaneProps) {
  const { t } = useTranslation('problem');
  const editor = useRef<CodeEditorHandle>(null);
  const isUnsupported = info.problem.unsupported ?? false;
  const mayBeTested = !isUnsupported && info.problem.judgeMode !== 'interactive';
  const isNarrow = useIsNarrow();
  const dock = useDock(inHand);
  const isTesting = dock.open === 'testRun';
  // Closed, it keeps what it holds; it is not there before it was asked for.
  const wasTested = useRef(false);
  wasTested.current ||= isTesting;
  const [showsVersions, setShowsVersions] = useState(false);
  const here = useContestHere();
  const place = usePlaceHere();
  const gate = useContestGate(info, inHand);
  const { mayBeSent, submit } = useSubmitting({
    info,
    solution,
    inHand,
    isLoggedIn,
    gate,
    editor,
  });
  const { reset, fetchAccepted, saveNow } = useCodeChanges({ info, solution, isLoggedIn });
  const mark = (message: string) => editor.current?.setMarks(marksIn(message));
  const look = useExamLook(solution.look);
  const [roundsAsked, setRoundsAsked] = useState(0);
  usePageKeys({
    runSamples: () => {
      if (!mayBeTested) return;
      if (!isTesting) dock.toggle('testRun');
      setRoundsAsked((count) => count + 1);
    },
    save: () => void saveNow(),
  });
  useReplacedText(editor, solution);
  return (
    <section className={styles.pane} aria-label={t('writing')} data-no-print>
      <EditorBar
        languages={info.languages}
        solution={solution}
        onReset={() => void reset()}
        onAccepted={() => void fetchAccepted()}
        onVersions={() => setShowsVersions(true)}
      />
      <PasteGuard>
        <CodeEditor
          ref={editor}
          className={styles.editor ?? ''}
          language={solution.language}
          label={t('editor.label', { language: solution.language })}
          readText={solution.readCode}
          look={look}
          onChange={solution.setCode}
          onSubmit={submit}
          isReadOnly={place?.isLocked ?? false}
        />
      </PasteGuard>
      {isNarrow && (
        <PhoneKeys
          onType={(text) => editor.current?.insert(text)}
          onStatement={() => document.querySelector('main h1')?.scrollIntoView({ block: 'start' })}
        />
      )}
      <VerdictPanel
        inHand={inHand}
        dock={dock}
        info={info}
        solution={solution}
        onSaid={mark}
        onLine={(line) => editor.current?.goToLine(line)}
      />
      {isTesting && <DockDivider />}
      {wasTested.current && (
        <TestRunPanel
          info={info}
          solution={solution}
          isOpen={isTesting}
          roundsAsked={roundsAsked}
          onClose={() => dock.toggle('testRun')}
          mayBeSent={mayBeSent}
          onSaid={mark}
          onLine={(line) => editor.current?.goToLine(line)}
        />
      )}
      <PlaceNotice problem={info.problem} />
      <SubmitBar
        solution={solution}
        isSending={inHand.isSending || gate.isWaiting}
        wait={inHand.wait}
        isUnsupported={isUnsupported}
        isClosed={place !== null && !place.isOpenForSubmits}
        isTesting={mayBeTested ? isTesting : null}
        onTestRun={() => dock.toggle('testRun')}
        onSubmit={submit}
      />
      {here && gate.onPassword && (
        <PasswordDialog contest={here.contest} onAnswer={gate.onPassword} />
      )}
      <DraftConflict solution={solution} />
      {showsVersions && (
        <VersionsDialog
          where={{ place: info.place, pid: info.problem.id }}
          language={solution.language}
          onRestore={(text) => solution.show(solution.language, text)}
          onClose={() => setShowsVersions(false)}
        />
      )}
    </section>
  );
}
