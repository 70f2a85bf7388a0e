export type { PuzzleAnswer } from '../../shared/login/login';
