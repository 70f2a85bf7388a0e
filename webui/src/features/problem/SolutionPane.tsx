import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeEditor, type CodeEditorHandle } from '../../shared/editor/CodeEditor';
import { openLogin } from '../../shared/session/loginRequest';
import { confirm } from '../../shared/ui/questions';
import { toast } from '../../shared/ui/toast';
import { codeFault, longestCode } from './codeRules';
import { EditorBar } from './EditorBar';
import styles from './SolutionPane.module.css';
import { SubmitBar } from './SubmitBar';
import { TestRunPanel } from './test-run/TestRunPanel';
import type { ProblemInfo } from './types';
import type { Solution } from './useSolution';
import type { SubmissionInHand } from './useSubmission';
import { VerdictPanel } from './VerdictPanel';

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
  const [testRun, setTestRun] = useState<'never' | 'open' | 'closed'>('never');

  const mayBeSent = (): boolean => {
    if (!isLoggedIn) {
      toast.warning(t('submit.loginFirst'));
      openLogin();
      return false;
    }
    const fault = codeFault(solution.code);
    if (fault === null) return true;
    toast.error(t(`submit.${fault}`, { limit: longestCode }));
    editor.current?.focus();
    return false;
  };
  const submit = () => {
    if (isUnsupported || inHand.isSending || !mayBeSent()) return;
    void inHand.submit(solution.language, solution.code);
  };
  const reset = async () => {
    const isSure = await confirm({
      title: t('editor.resetTitle'),
      body: t(solution.template ? 'editor.resetToTemplate' : 'editor.resetToNothing', {
        language: solution.language,
      }),
      confirmLabel: t('editor.reset'),
    });
    if (isSure) editor.current?.setText(solution.template);
  };

  return (
    <section className={styles.pane} aria-label={t('writing')}>
      <EditorBar
        languages={info.languages}
        language={solution.language}
        savedAt={solution.savedAt}
        hasTemplate={solution.template !== ''}
        onLanguage={solution.setLanguage}
        onReset={() => void reset()}
      />
      <CodeEditor
        ref={editor}
        className={styles.editor ?? ''}
        language={solution.language}
        label={t('editor.label', { language: solution.language })}
        value={solution.code}
        onChange={solution.setCode}
        onSubmit={submit}
      />
      <VerdictPanel inHand={inHand} onLine={(line) => editor.current?.goToLine(line)} />
      {testRun !== 'never' && (
        <TestRunPanel
          info={info}
          solution={solution}
          isOpen={testRun === 'open'}
          onClose={() => setTestRun('closed')}
          mayBeSent={mayBeSent}
          onLine={(line) => editor.current?.goToLine(line)}
        />
      )}
      <SubmitBar
        code={solution.code}
        isSending={inHand.isSending}
        isUnsupported={isUnsupported}
        isTesting={mayBeTested ? testRun === 'open' : null}
        onTestRun={() => setTestRun(testRun === 'open' ? 'closed' : 'open')}
        onSubmit={submit}
      />
    </section>
  );
}
