import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnChange } from '../../../shared/lib/useOnChange';
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
import { TestRunResults } from './TestRunResults';
import { useSampleRound } from './useSampleRound';
import { useTestRun } from './useTestRun';

const tabsName = 'test-run';
const roundKeys = 'Ctrl + Shift + Enter';

interface TestRunPanelProps {
  info: ProblemInfo;
  solution: Pick<Solution, 'language' | 'readCode'>;
  isOpen: boolean;
  /** Counts how often all samples were asked for by key. */
  roundsAsked: number;
  onClose: () => void;
  /** Tells the writer what is missing before anything can be sent. */
  mayBeSent: () => boolean;
  /** Jumps to a line of the code. */
  onLine: (line: number) => void;
  /** Hears what compiler and program say, to mark the lines that it names. */
  onSaid: (message: string) => void;
}

/** Runs the code with a sample or an input of one's own; closed, it keeps what it holds. */
export default function TestRunPanel(props: TestRunPanelProps) {
  const { info, solution } = props;
  const { t } = useTranslation('problem');
  const samples = useMemo(() => parseExamples(info.problem.examples), [info.problem.examples]);
  const [tab, setTab] = useState<'input' | 'result'>('input');
  // What was written stays while samples are tried.
  const [own, setOwn] = useState('');
  const [chosen, setChosen] = useState<number | null>(samples.length > 0 ? 0 : null);
  const input = (chosen === null ? null : samples[chosen]?.input) ?? own;
  const inHand = useTestRun(info.place);
  const sample = sampleOf(samples, input);
  const expected = sample === null ? null : (samples[sample]?.output ?? null);
  const panel = useRef<HTMLElement>(null);
  // On a phone the panel stands below the editor: whoever opens it must see it.
  useEffect(() => {
    if (props.isOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [props.isOpen]);
  const isTooLong = codeLength(input) > longestInput;

  const start = (text: string, wanted: string | null) =>
    inHand.start({
      pid: info.problem.id,
      language: solution.language,
      code: solution.readCode(),
      userInput: text,
      expectedOutput: wanted,
    });
  const { round, startRound, endRound } = useSampleRound(inHand, samples.length, (index) =>
    start(samples[index]?.input ?? '', samples[index]?.output ?? ''),
  );
  const isBusy = inHand.isRunning || (round?.isRunning ?? false);

  const run = async () => {
    if (isTooLong || isBusy || !props.mayBeSent()) return;
    endRound();
    setTab('result');
    if (!(await start(input, expected))) setTab('input');
  };
  const runAll = () => {
    if (samples.length === 0 || isBusy || !props.mayBeSent()) return;
    setTab('result');
    startRound();
  };
  useOnChange(() => {
    if (props.roundsAsked > 0) runAll();
  }, props.roundsAsked);

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
          {samples.length > 1 && (
            <Button size="small" disabled={isBusy} title={roundKeys} onClick={runAll}>
              {t('testRun.runAll')}
            </Button>
          )}
          <Button
            size="small"
            icon={IconPlayerPlay}
            isBusy={isBusy}
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
            chosen={chosen}
            input={input}
            expected={expected}
            onChoose={setChosen}
            onInput={(text) => {
              setChosen(null);
              setOwn(text);
            }}
          />
        ) : (
          <TestRunResults
            inHand={inHand}
            round={round}
            samples={samples}
            solution={solution}
            onLine={props.onLine}
            onSaid={props.onSaid}
          />
        )}
      </TabPanel>
    </section>
  );
}
