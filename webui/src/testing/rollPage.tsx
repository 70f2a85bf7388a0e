/** A rolling board of 300 teams as a page of its own, so that a test can measure it without the site. */
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { createRoot } from 'react-dom/client';
import { usualMedals } from '../features/contest/scroll-setup/medals';
import { planRoll } from '../features/scroll-board/roll/plan';
import { sealedRows } from '../features/scroll-board/roll/rows';
import { RollStage } from '../features/scroll-board/stage/RollStage';
import { scrollBoardTexts } from '../features/scroll-board/texts';
import { loadTexts, startI18n } from '../shared/i18n/i18n';
import { largeContest } from './madeContest';

const teams = 300;
const made = largeContest(teams);
const roll = planRoll(
  sealedRows(made.records, made.contestants, made.sealSeconds),
  made.displayIds,
  usualMedals(teams),
);
const tones = ['#d05050', '#e0a030', '#40a060', '#4070d0', '#9050d0'];
const colors = Object.fromEntries(
  made.displayIds.map((displayId, at) => [displayId, tones[at % tones.length] ?? null]),
);

const root = document.getElementById('root');
if (root) {
  void startI18n('en-US')
    .then(() => loadTexts([scrollBoardTexts]))
    .then(() => {
      createRoot(root).render(<RollStage title="School finals" roll={roll} colors={colors} />);
      document.title = 'ready';
    });
}
