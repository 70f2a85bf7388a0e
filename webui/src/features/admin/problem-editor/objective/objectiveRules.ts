/** What the server will say of questions, said before it is asked. */
import { custom, pipe, rawCheck } from 'valibot';
import { isFilled, lengthOf } from '../../../../shared/forms/fieldRules';
import { answersOf, hasOptions, linesOf, type ObjectiveForm, type PartForm } from './objectiveForm';

const longestId = 50;
const longestTitle = 255;
const mostParts = 200;
const longestStem = 20_000;
const largestScore = 10_000;
const [fewestOptions, mostOptions, longestOption] = [2, 26, 5000];
const [mostAccepted, longestAccepted] = [50, 200];

export type Fault =
  | 'problemId'
  | 'title'
  | 'parts'
  | 'stem'
  | 'score'
  | 'options'
  | 'oneRight'
  | 'someRight'
  | 'accepted';

type Found = [path: (string | number)[], fault: Fault];

export const objectiveSchema = (sentence: (fault: Fault) => string) =>
  pipe(
    custom<ObjectiveForm>((values) => typeof values === 'object'),
    rawCheck<ObjectiveForm>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = { ...dataset.value } as Record<string, unknown>;
      for (const [path, fault] of faultsOf(dataset.value)) {
        const place = (key: string | number) =>
          ({ type: 'object', origin: 'value', input, key: String(key), value: null }) as const;
        const [first = '', ...rest] = path;
        addIssue({ message: sentence(fault), path: [place(first), ...rest.map(place)] });
      }
    }),
  );

export function faultsOf(form: ObjectiveForm): Found[] {
  const found: Found[] = [];
  const id = form.problemId.trim();
  const isOpenable = !/[/\\?#%]/.test(id) && !/^\.+$/.test(id);
  if (!isFilled(id) || lengthOf(id) > longestId || !isOpenable) {
    found.push([['problemId'], 'problemId']);
  }
  if (!isFilled(form.title) || lengthOf(form.title.trim()) > longestTitle) {
    found.push([['title'], 'title']);
  }
  if (form.parts.length < 1 || form.parts.length > mostParts) found.push([['source'], 'parts']);
  form.parts.forEach((part, index) => {
    for (const [field, fault] of partFaults(part)) found.push([['parts', index, field], fault]);
  });
  return found;
}

/** `kind` bears what is wrong with the options as a whole. */
function partFaults(part: PartForm): [keyof PartForm, Fault][] {
  const faults: [keyof PartForm, Fault][] = [];
  if (!isFilled(part.stem) || lengthOf(part.stem) > longestStem) faults.push(['stem', 'stem']);
  const score = Number(part.score);
  if (!/^\d{1,5}$/.test(part.score.trim()) || score < 1 || score > largestScore) {
    faults.push(['score', 'score']);
  }
  const fault = answerFault(part);
  if (fault) faults.push([part.kind === 'blank' ? 'accepted' : 'kind', fault]);
  return faults;
}

function answerFault(part: PartForm): Fault | null {
  if (part.kind === 'judge') return null;
  if (part.kind === 'blank') {
    const lines = linesOf(part.accepted);
    const isFitting = lines.length >= 1 && lines.length <= mostAccepted;
    return isFitting && lines.every((each) => lengthOf(each) <= longestAccepted)
      ? null
      : 'accepted';
  }
  const { length } = part.options;
  const areFitting = part.options.every(
    ({ text }) => isFilled(text) && lengthOf(text) <= longestOption,
  );
  if (hasOptions(part.kind) && (length < fewestOptions || length > mostOptions || !areFitting)) {
    return 'options';
  }
  const right = answersOf(part).length;
  if (part.kind === 'single') return right === 1 ? null : 'oneRight';
  return right > 0 ? null : 'someRight';
}
