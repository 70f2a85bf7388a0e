/** To which field a refusal of the save call belongs (contract 00-conventions §12). */
import type { FieldPath } from 'react-hook-form';
import type { ProblemForm } from './problemForm';

const fields: Record<string, FieldPath<ProblemForm>> = {
  'problem.id_used': 'problemId',
  'problem.bad_id': 'problemId',
  'problem.bad_time': 'timeLimit',
  'problem.bad_memory': 'memoryLimit',
  'problem.bad_stack': 'stackLimit',
  'problem.publish_denied': 'auth',
  'problem.bad_auth': 'auth',
  'problem.bad_case_mode': 'judgeCaseMode',
  'problem.bad_type': 'type',
  'problem.io_names': 'ioReadFileName',
  'problem.bad_abi': 'spjAbi',
  'problem.spj_missing': 'spjCode',
};

/** Refusals about the list of cases as a whole. */
const caseRefusals = [
  'problem.no_cases',
  'problem.empty_case',
  'problem.bad_score',
  'problem.bad_group',
];

export function fieldOfRefusal(key: string, form: ProblemForm): FieldPath<ProblemForm> | null {
  if (caseRefusals.includes(key)) return form.isUploadCase ? 'uploadedCases' : 'manualCases';
  if (key === 'problem.examples') return 'examples';
  if (key === 'problem.no_language') return 'languages';
  return fields[key] ?? null;
}
