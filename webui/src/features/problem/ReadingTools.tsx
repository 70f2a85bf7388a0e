import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sheetAddress } from '../../entities/problem/problemAddress';
import { useFocusMode } from '../../shared/lib/useFocusMode';
import { IconButton } from '../../shared/ui/IconButton';
import {
  IconChevronLeft,
  IconChevronRight,
  IconCode,
  IconGripVertical,
  IconPrinter,
} from '../../shared/ui/icons';
import { lazyPart } from '../../shared/ui/lazyPart';
import { AskButton, offersAi } from './askParts';
import { DiscussionLink } from './DiscussionLink';
import { IconArrowsMaximize, IconArrowsMinimize, IconChartPie } from './icons';
import { usePlaceHere } from './place/usePlaceHere';
import styles from './ReadingPane.module.css';
import type { ProblemInfo } from './types';

const StatisticsDialog = lazyPart(() => import('./StatisticsDialog'), { missing: 'dialog' });

/** The code pane, which can be pushed away and brought back. */
export interface Folding {
  isFolded: boolean;
  fold: (isFolded: boolean) => void;
  resetWidths: () => void;
}

interface ReadingToolsProps {
  info: ProblemInfo;
  isLoggedIn: boolean;
  /** Null where the panes stand one below the other. */
  folding: Folding | null;
}

export function ReadingTools({ info, isLoggedIn, folding }: ReadingToolsProps) {
  const { t } = useTranslation('problem');
  const { isFocused, setFocused } = useFocusMode();
  // While results are kept back its counts are a question mark.
  const seesCounts = usePlaceHere()?.seesCounts ?? true;
  const [hasStatistics, setStatistics] = useState(false);
  const sheet = sheetAddress({ place: info.place, problemId: info.problem.problemId });
  return (
    <div className={styles.tools}>
      {seesCounts && (
        <IconButton
          icon={IconChartPie}
          label={t('statistics.title')}
          onClick={() => setStatistics(true)}
        />
      )}
      {isLoggedIn && offersAi(info) && <AskButton pid={info.problem.id} />}
      <DiscussionLink info={info} />
      <IconButton
        icon={IconPrinter}
        label={t('print.open')}
        onClick={() => window.open(sheet, '_blank', 'noopener')}
      />
      <IconButton
        icon={isFocused ? IconArrowsMinimize : IconArrowsMaximize}
        label={t(isFocused ? 'focus.leave' : 'focus.enter')}
        aria-pressed={isFocused}
        onClick={() => setFocused(!isFocused)}
      />
      {!folding && (
        <IconButton
          icon={IconCode}
          label={t('keys.code')}
          onClick={() => document.querySelector('main .cm-editor')?.scrollIntoView()}
        />
      )}
      {folding && (
        <>
          <IconButton
            icon={IconGripVertical}
            label={t('split.reset')}
            onClick={folding.resetWidths}
          />
          <IconButton
            icon={folding.isFolded ? IconChevronLeft : IconChevronRight}
            label={t(folding.isFolded ? 'split.expand' : 'split.fold')}
            aria-pressed={folding.isFolded}
            onClick={() => folding.fold(!folding.isFolded)}
          />
        </>
      )}
      {seesCounts && hasStatistics && (
        <StatisticsDialog counts={info.problemCount} onClose={() => setStatistics(false)} />
      )}
    </div>
  );
}
