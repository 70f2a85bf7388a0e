import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconFileText } from '../../shared/ui/icons';
import layout from '../../shared/ui/layout.module.css';
import { lazyPart } from '../../shared/ui/lazyPart';
import { Skeleton } from '../../shared/ui/Skeleton';
import { type Tab, TabPanel, Tabs } from '../../shared/ui/Tabs';
import { annexFiles } from './annex';
import { problemEditorialTexts } from './editorial/texts';
import styles from './ReadingPane.module.css';
import { type Folding, ReadingTools } from './ReadingTools';
import { Statement } from './Statement';
import type { ProblemInfo } from './types';
import { useOwnSubmissions } from './useOwnSubmissions';
import { withTexts } from './withTexts';

const AnnexFiles = lazyPart(() => import('./AnnexFiles'));
const OwnSubmissions = lazyPart(() => import('./OwnSubmissions'), {
  waiting: <Skeleton lines={5} height={20} />,
});

const EditorialView = lazyPart(() =>
  withTexts(import('./editorial/EditorialView'), problemEditorialTexts),
);

type TabId = 'statement' | 'own' | 'files' | 'editorial';

interface ReadingPaneProps {
  info: ProblemInfo;
  /** The language chosen in the editor; it decides which limits are shown. */
  language: string;
  isLoggedIn: boolean;
  /** Puts the code of an own submission into the editor. */
  onPutBack?: (submitId: number) => void;
  /** Null where the panes stand one below the other. */
  folding: Folding | null;
}

export function ReadingPane({ info, language, isLoggedIn, onPutBack, folding }: ReadingPaneProps) {
  const { t } = useTranslation('problem');
  const [tab, setTab] = useState<TabId>('statement');
  const { place, problem } = info;
  const asked = { place, problemId: problem.problemId };
  const own = useOwnSubmissions(asked, { isLoggedIn });
  const files = annexFiles(problem);
  const tabs: Tab<TabId>[] = [
    { id: 'statement', label: t('tabs.statement'), icon: IconFileText },
    { id: 'own', label: t('tabs.own'), ...(own.data?.total ? { count: own.data.total } : {}) },
    ...(files.length > 0 ? [{ id: 'files' as const, label: t('tabs.files') }] : []),
    ...(info.hasEditorial ? [{ id: 'editorial' as const, label: t('tabs.editorial') }] : []),
  ];

  return (
    <section className={styles.pane} aria-label={t('reading')}>
      <div className={styles.bar} data-no-print>
        <Tabs
          name="problem"
          label={t('tabs.label')}
          className={styles.tabs ?? ''}
          tabs={tabs}
          value={tab}
          onChange={setTab}
        />
        <ReadingTools info={info} isLoggedIn={isLoggedIn} folding={folding} />
      </div>
      <TabPanel name="problem" id={tab} className={styles.body ?? ''}>
        {/* The statement bears the page's heading. */}
        {tab !== 'statement' && (
          <h1 tabIndex={-1} className={layout.hiddenText}>
            {problem.problemId} - {t(`tabs.${tab}`)}
          </h1>
        )}
        {tab === 'statement' && (
          <Statement info={info} language={language} isLoggedIn={isLoggedIn} />
        )}
        {tab === 'own' && (
          <OwnSubmissions problem={asked} isLoggedIn={isLoggedIn} onPutBack={onPutBack} />
        )}
        {tab === 'editorial' && <EditorialView pid={problem.id} />}
        {tab === 'files' && <AnnexFiles place={place} pid={problem.id} files={files} />}
      </TabPanel>
    </section>
  );
}
