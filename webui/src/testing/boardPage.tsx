/** A board as a page of its own, so that a test can measure it without the site around it. */
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BoardTable } from '../features/contest/board/BoardTable';
import { contestBoardTexts } from '../features/contest/board/texts';
import { loadTexts, startI18n } from '../shared/i18n/i18n';
import { changedBoard, sampleBoard, sampleProblems } from './sampleBoard';

const people = 1000;
const rounds = 20;
const problems = sampleProblems(15);
const nobody: ReadonlySet<string> = new Set();

/** Made beforehand: the making is no part of the page's work. */
const boards = [sampleBoard(people, problems)];
for (let round = 1; round <= rounds; round++) {
  boards.push(changedBoard(boards[round - 1] ?? [], round, problems));
}

function Page() {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const change = () => setRound((before) => (before + 1) % boards.length);
    window.addEventListener('change-board', change);
    return () => window.removeEventListener('change-board', change);
  }, []);
  const rows = boards[round] ?? [];
  return (
    <BoardTable
      rule="acm"
      rows={rows}
      problems={problems}
      problemsOf={7}
      reportsOf={null}
      ownUid={boards[0]?.[6]?.uid ?? null}
      followed={nobody}
      onFollow={() => undefined}
    />
  );
}

const root = document.getElementById('root');
if (root) {
  const board = createRoot(root);
  void startI18n('en-US')
    .then(() => loadTexts([contestBoardTexts]))
    .then(() => {
      window.addEventListener('mount-board', () => board.render(<Page />));
      document.title = 'ready';
    });
}
