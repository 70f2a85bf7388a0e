/** Made-up submissions for tests. */
import type { Judge, JudgeCase, JudgeRow } from '../entities/submission/types';
import type { Page } from '../shared/api/types';

export function sampleRow(changes: Partial<JudgeRow> = {}): JudgeRow {
  return {
    submitId: 20418,
    pid: 1000,
    displayPid: 'P1000',
    displayId: null,
    displayTid: null,
    title: 'A+B',
    uid: '0123456789abcdef0123456789abcdef',
    username: 'linxy',
    submitTime: '2026-11-21T01:29:12.000+00:00',
    status: 5,
    score: null,
    oiRankScore: null,
    time: null,
    memory: null,
    length: 120,
    language: 'C++ 17',
    cid: 0,
    cpid: 0,
    gid: null,
    share: false,
    judger: null,
    ip: null,
    isManual: false,
    queuePosition: null,
    queueReason: null,
    ...changes,
  };
}

export function sampleJudge(changes: Partial<Judge> = {}): Judge {
  return {
    ...sampleRow(),
    code: null,
    errorMessage: null,
    version: 0,
    caseProgress: null,
    displayPartData: null,
    vjudgeSubmitId: null,
    vjudgeUsername: null,
    vjudgePassword: null,
    gmtCreate: '2026-11-21T01:29:12.000+00:00',
    gmtModified: '2026-11-21T01:29:12.000+00:00',
    ...changes,
  };
}

export function sampleCase(changes: Partial<JudgeCase> = {}): JudgeCase {
  return {
    id: null,
    pid: null,
    submitId: null,
    uid: null,
    caseId: null,
    time: 1,
    memory: 1024,
    score: null,
    status: 0,
    percentage: null,
    inputData: null,
    outputData: null,
    userOutput: null,
    explanation: null,
    groupNum: 1,
    seq: 1,
    mode: 'default',
    sample: null,
    ...changes,
  };
}

export function pageOf(records: JudgeRow[]): Page<JudgeRow> {
  return { records, total: records.length, size: 15, current: 1, pages: 1 };
}
