/** The kit's board as a page of its own, so that a test can measure it without the site around it. */
import '../../shared/styles/tokens.css';
import '../../shared/styles/base.css';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../../shared/i18n/i18n';
import { KitBoard } from './KitBoard';

const root = document.getElementById('root');
if (root) {
  const board = createRoot(root);
  void startI18n('en-US').then(() => {
    window.addEventListener('mount-board', () => board.render(<KitBoard />));
    document.title = 'ready';
  });
}
