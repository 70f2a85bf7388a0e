import { useTranslation } from 'react-i18next';
import { useContest } from '../../../entities/contest/ContestContext';
import { useAddress } from '../../../shared/lists/useAddress';
import layout from '../../../shared/ui/layout.module.css';
import { Segmented } from '../../../shared/ui/Segmented';
import { PersonReport } from './PersonReport';
import { ProblemReports } from './ProblemReports';
import styles from './report.module.css';
import { SummarySheet } from './SummarySheet';

const usual = { view: 'person', uid: '', problem: '' };
const views = ['person', 'problems', 'summary'] as const;
type View = (typeof views)[number];

/** What became of a contest: of somebody, of its problems, and for its organisers of all. */
export default function Report() {
  const { t } = useTranslation('contestReport');
  const { isAdmin } = useContest();
  const { filters, show } = useAddress(usual);
  const offered = views.filter((view) => view !== 'summary' || isAdmin);
  const view: View = offered.find((each) => each === filters.view) ?? 'person';
  return (
    <div className={layout.stack}>
      <div className={styles.bar} data-no-print>
        <Segmented
          label={t('views.label')}
          options={offered.map((value) => ({
            value,
            label: t(value === 'person' && filters.uid ? 'views.other' : `views.${value}`),
          }))}
          value={view}
          onChange={(next) => show({ view: next })}
        />
      </div>
      {view === 'person' && <PersonReport uid={filters.uid} />}
      {view === 'problems' && <ProblemReports opened={filters.problem} />}
      {view === 'summary' && <SummarySheet />}
    </div>
  );
}
