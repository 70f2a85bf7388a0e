/** Made-up submissions for tests. */
import type { JudgeRow } from '../features/submissions/types';
import type { Page } from '../shared/api/types';

export function sampleRow(changes: Partial<JudgeRow> = {}): JudgeRow {
  return {
    submitId: 20418,
    pid: 1000,
    displayPid: 'P1000',
    title: 'A+B',
    uid: '0123456789abcdef0123456789abcdef',
    username: 'linxy',
    submitTime: '2026-11-21T01:29:12.000+00:00',
    status: 5,
    score: null,
    time: null,
    memory: null,
    length: 120,
    language: 'C++ 17',
    cid: 0,
    gid: null,
    share: false,
    judger: null,
    isManual: false,
    queuePosition: null,
    queueReason: null,
    ...changes,
  };
}

export function pageOf(records: JudgeRow[]): Page<JudgeRow> {
  return { records, total: records.length, size: 15, current: 1, pages: 1 };
}
