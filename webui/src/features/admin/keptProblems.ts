/** What is done to a problem of a group wherever it is met (contract group.md §4). */
import { api } from '../../shared/api/calls';
import { downloadFile } from '../../shared/api/downloadFile';
import { problemAuth } from './problemTypes';

/** Public in a group: its members see it. */
export const isShown = ({ auth }: { auth: number }): boolean => auth === problemAuth.public;

export const showOrHide = (problem: { id: number; auth: number }): Promise<null> => {
  const auth = isShown(problem) ? problemAuth.private : problemAuth.public;
  return api('PUT /api/group/change-problem-auth', { body: { pid: problem.id, auth } });
};

export const downloadCases = (pid: number): Promise<void> =>
  downloadFile('GET /api/file/download-testcase', { query: { pid } });

export const deleteKept = (pid: number): Promise<null> =>
  api('DELETE /api/group/problem', { query: { pid } });
