import { ApiError } from '../../../shared/api/errors';

/** Whether there is no report because the board has no row. */
export const isMissing = (error: Error): boolean =>
  error instanceof ApiError && error.key === 'report.missing';
