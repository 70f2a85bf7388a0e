import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconPlayerPlay, IconX } from '../../../shared/ui/icons';
import { TabPanel, Tabs } from '../../../shared/ui/Tabs';
import { codeLength } from '../codeRules';
import { parseExamples } from '../parseExamples';
import type { ProblemInfo } from '../types';
import type { Solution } from '../useSolution';
import { longestInput, sampleOf } from './samples';
import { TestRunInput } from './TestRunInput';
import styles from './TestRunPanel.module.css';
import { TestRunResultView } from './TestRunResultView';
import { useTestRun } from './useTestRun';

const tabsName = 'test-run';

interface TestRunPanelProps {
  info: ProblemInfo;
  solution: Pick<Solution, 'language' | 'readCode'>;
  isOpen: boolean;
  onClose: () => void;
  /** Tells the writer what is missing before anything can be sent. */
  mayBeSent: () => boolean;
  /** Jumps to a line of the code. */
  onLine: (line: number) => void;
}

/** Runs the code with a sample or an input of one's own; closed, it keeps what it holds. */
export function TestRunPanel(props: TestRunPanelProps) {
  const { info, solution } = props;
  const { t } = useTranslation('problem');
  const samples = useMemo(() => parseExamples(info.problem.examples), [info.problem.examples]);
  const [tab, setTab] = useState<'input' | 'result'>('input');
  const [input, setInput] = useState(samples[0]?.input ?? '');
  const inHand = useTestRun(info.place);
  const sample = sampleOf(samples, input);
  const expected = sample === null ? null : (samples[sample]?.output ?? null);
  const panel = useRef<HTMLElement>(null);
  // On a phone the panel stands below the editor: whoever opens it must see it.
  useEffect(() => {
    if (props.isOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [props.isOpen]);
  const isTooLong = codeLength(input) > longestInput;

  const run = async () => {
    if (isTooLong || inHand.isRunning || !props.mayBeSent()) return;
    setTab('result');
    const order = { pid: info.problem.id, language: solution.language, code: solution.readCode() };
    const isStarted = await inHand.start({ ...order, userInput: input, expectedOutput: expected });
    if (!isStarted) setTab('input');
  };

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={t('testRun.title')}
      hidden={!props.isOpen}
    >
      <div className={styles.head}>
        <Tabs
          name={tabsName}
          label={t('testRun.tabs.label')}
          tabs={[
            { id: 'input', label: t('testRun.tabs.input') },
            { id: 'result', label: t('testRun.tabs.result') },
          ]}
          value={tab}
          onChange={setTab}
        />
        <div className={styles.actions}>
          <Button
            size="small"
            icon={IconPlayerPlay}
            isBusy={inHand.isRunning}
            disabled={isTooLong}
            onClick={() => void run()}
          >
            {t('testRun.run')}
          </Button>
          <IconButton icon={IconX} label={t('testRun.close')} onClick={props.onClose} />
        </div>
      </div>
      <TabPanel name={tabsName} id={tab} className={styles.body ?? ''}>
        {tab === 'input' ? (
          <TestRunInput
            samples={samples}
            chosen={sample}
            input={input}
            expected={expected}
            onInput={setInput}
          />
        ) : (
          <TestRunResultView inHand={inHand} samples={samples} onLine={props.onLine} />
        )}
      </TabPanel>
    </section>
  );
}
