/** What an uploaded archive turned out to hold (contract file.md §2). */
import { type CaseForm, emptyCase, problemTypes } from './problemForm';
import { sharedScores } from './scores';

export interface UploadedFiles {
  fileList: {
    input: string;
    output: string;
    inputSize: number;
    outputSize: number;
    groupNum?: number;
  }[];
  fileListDir: string;
  ignored: { name: string; reason: string; msg: string }[];
}

/** Cases in the order in which they are judged; OI cases start with an even share of 100. */
export function casesFromUpload(
  files: UploadedFiles,
  form: { type: string; judgeCaseMode: string },
): CaseForm[] {
  const groups = files.fileList.map(({ groupNum }) => String(groupNum ?? 1));
  const scores = form.type === problemTypes.oi ? sharedScores(groups, form.judgeCaseMode) : [];
  return files.fileList.map((file, index) => ({
    ...emptyCase,
    input: file.input,
    output: file.output,
    inputSize: file.inputSize,
    outputSize: file.outputSize,
    score: scores[index] === undefined ? '' : String(scores[index]),
    groupNum: groups[index] ?? '1',
  }));
}
