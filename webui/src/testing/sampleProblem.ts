/** Made-up problems for tests of this page. */
import { practice } from '../entities/place/place';
import type { Problem, ProblemInfo } from '../features/problem/types';

export const noCounts = {
  pid: 1000,
  total: 0,
  ac: 0,
  mle: 0,
  tle: 0,
  re: 0,
  pe: 0,
  ce: 0,
  wa: 0,
  se: 0,
  pa: 0,
};

function sampleProblem(changes: Partial<Problem> = {}): Problem {
  return {
    id: 1000,
    problemId: 'P1000',
    title: 'A+B',
    author: 'teacher',
    source: 'Spring test',
    type: 0,
    timeLimit: 1000,
    memoryLimit: 256,
    description: 'Add two numbers.',
    input: 'Two integers.',
    output: 'Their sum.',
    hint: '',
    statements: null,
    examples: '<input>1 2</input><output>3</output>',
    judgeMode: 'default',
    judgeCaseMode: 'default',
    stackLimit: 128,
    isRemote: false,
    difficulty: 0,
    auth: 1,
    ioScore: null,
    codeShare: false,
    isRemoveEndBlank: true,
    openCaseResult: true,
    isUploadCase: true,
    isFileIO: false,
    ioReadFileName: null,
    ioWriteFileName: null,
    userExtraFile: null,
    attachments: [],
    showCheckerComment: false,
    unsupported: false,
    spjCode: null,
    spjLanguage: null,
    spjAbi: null,
    spjArgs: null,
    checkerCode: null,
    checkerLanguage: null,
    checkerAbi: null,
    checkerArgs: null,
    judgeExtraFile: null,
    isGroup: false,
    gid: null,
    applyPublicProgress: null,
    caseVersion: null,
    modifiedUser: null,
    gmtCreate: '2026-11-21T01:29:12.000+00:00',
    gmtModified: '2026-11-21T01:29:12.000+00:00',
    ...changes,
  };
}

export function sampleInfo(
  problem: Partial<Problem> = {},
  changes: Partial<ProblemInfo> = {},
): ProblemInfo {
  return {
    myStatus: -10,
    place: practice,
    problem: sampleProblem(problem),
    tags: [],
    languages: ['C++', 'Python3'],
    problemCount: noCounts,
    codeTemplate: {},
    ...changes,
  };
}
