/** What the list shows, as it stands in the address (S1 §2, submission list). */

import { describeVerdict, verdictCodes } from '../../shared/lib/verdict';
import type { AddressForm } from '../../shared/lists/address';

export interface SubmissionFilters {
  onlyMine: boolean;
  status: number | null;
  username: string;
  /** Run id, or a part of the problem's display id. */
  problemID: string;
  /** Set by links from a problem page: the display id must match entirely. */
  completeProblemID: boolean;
  gid: number | null;
  /** Of a contest: those made before its start, in place of those from then on. */
  beforeContestSubmit: boolean;
  currentPage: number;
  limit: number;
}

const defaultLimit = 15;

/** States one can look for, the usual ones first. */
export const statusChoices = [
  verdictCodes.accepted,
  verdictCodes.wrongAnswer,
  verdictCodes.timeLimit,
  verdictCodes.memoryLimit,
  verdictCodes.runtimeError,
  verdictCodes.compileError,
  verdictCodes.presentationError,
  verdictCodes.partiallyAccepted,
  verdictCodes.systemError,
  verdictCodes.cancelled,
  verdictCodes.submitFailed,
  verdictCodes.pending,
  verdictCodes.compiling,
  verdictCodes.judging,
] as const;

function readFilters(search: string): SubmissionFilters {
  const query = new URLSearchParams(search);
  const status = integer(query.get('status'));
  return {
    onlyMine: query.get('onlyMine') === 'true',
    status: status !== null && statusChoices.some((code) => code === status) ? status : null,
    username: query.get('username')?.trim() ?? '',
    problemID: query.get('problemID')?.trim() ?? '',
    completeProblemID: query.get('completeProblemID') === 'true',
    gid: integer(query.get('gid')),
    beforeContestSubmit: query.get('beforeContestSubmit') === 'true',
    currentPage: Math.max(1, integer(query.get('currentPage')) ?? 1),
    limit: Math.max(1, integer(query.get('limit')) ?? defaultLimit),
  };
}

/** Only what differs from the usual, so that addresses stay short. */
export function writeFilters(filters: SubmissionFilters) {
  return {
    onlyMine: filters.onlyMine || null,
    status: filters.status,
    username: filters.onlyMine ? null : filters.username,
    problemID: filters.problemID,
    completeProblemID: (filters.completeProblemID && filters.problemID !== '') || null,
    gid: filters.gid,
    beforeContestSubmit: filters.beforeContestSubmit || null,
    currentPage: filters.currentPage > 1 ? filters.currentPage : null,
    limit: filters.limit === defaultLimit ? null : filters.limit,
  };
}

/** The list in its address. */
export const listAddress: AddressForm<SubmissionFilters> = {
  read: readFilters,
  write: writeFilters,
  firstPage: { currentPage: 1 },
};

export const verdictKey = (status: number) => describeVerdict(status).key;

function integer(text: string | null): number | null {
  return text !== null && /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}
