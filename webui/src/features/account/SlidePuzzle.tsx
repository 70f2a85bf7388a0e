export { SlidePuzzle } from '../../shared/login/SlidePuzzle';
