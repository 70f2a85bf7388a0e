/** What the server will say of a contest (contract admin.md §12, S3 §5), said before it is asked. */
import { custom, pipe, rawCheck } from 'valibot';
import { lengthOf } from '../../../shared/forms/fieldRules';
import { timeOfField } from '../../../shared/lib/time';
import { type ContestForm, sealMomentOf, starsOf } from './contestForm';
import { contestAuths } from './contestQueries';

const longestTitle = 500;
const longestDescription = 65_535;
const longestPassword = 50;
const longestName = 20;
const longestAward = 50;
const mostStars = 1000;

type Fault =
  | 'title'
  | 'description'
  | 'start'
  | 'end'
  | 'seal'
  | 'pwd'
  | 'pwdLength'
  | 'number'
  | 'range'
  | 'stars'
  | 'awards';
type Faults = Partial<Record<keyof ContestForm, Fault>>;

export const contestSchema = (sentence: (fault: Fault) => string) =>
  pipe(
    custom<ContestForm>((values) => typeof values === 'object'),
    rawCheck<ContestForm>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = { ...dataset.value } as Record<string, unknown>;
      for (const [key, fault] of Object.entries(faultsOf(dataset.value))) {
        const place = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
        addIssue({ message: sentence(fault), path: [place] });
      }
    }),
  );

export function faultsOf(form: ContestForm): Faults {
  return { ...textFaults(form), ...timeFaults(form), ...entryFaults(form), ...boardFaults(form) };
}

function textFaults({ title, description }: ContestForm): Faults {
  const length = lengthOf(title.trim());
  return {
    ...(length >= 1 && length <= longestTitle ? {} : { title: 'title' }),
    ...(lengthOf(description) <= longestDescription ? {} : { description: 'description' }),
  };
}

function timeFaults(form: ContestForm): Faults {
  const [start, end] = [timeOfField(form.start), timeOfField(form.end)];
  if (Number.isNaN(start)) return { start: 'start' };
  if (Number.isNaN(end) || end <= start) return { end: 'end' };
  const seal = sealMomentOf(form);
  const isWithin = seal >= start && seal <= end;
  return form.sealRank && !isWithin ? { sealAt: 'seal' } : {};
}

function entryFaults(form: ContestForm): Faults {
  if (form.auth === String(contestAuths.public)) return {};
  if (form.pwd === '') return { pwd: 'pwd' };
  if (lengthOf(form.pwd) > longestPassword) return { pwd: 'pwdLength' };
  return form.openAccountLimit ? ruleFaults(form) : {};
}

function ruleFaults({ ruleStart, ruleEnd, ruleExtra }: ContestForm): Faults {
  const isNumber = (text: string) => /^\d{1,9}$/.test(text.trim());
  const hasRange = ruleStart.trim() !== '' || ruleEnd.trim() !== '';
  // Names alone do, without a range.
  if (!hasRange && ruleExtra.trim() !== '') return {};
  if (!isNumber(ruleStart)) return { ruleStart: 'number' };
  if (!isNumber(ruleEnd)) return { ruleEnd: 'number' };
  return Number(ruleEnd) < Number(ruleStart) ? { ruleEnd: 'range' } : {};
}

function boardFaults(form: ContestForm): Faults {
  const { names } = starsOf(form.stars);
  const areStars =
    names.length <= mostStars && names.every((name) => lengthOf(name) <= longestName);
  const most = form.awardType === '1' ? 100 : 100_000;
  const areAwards = form.awards.every(
    ({ name, background, color, num }) =>
      name.trim() !== '' &&
      lengthOf(name.trim()) <= longestAward &&
      [background, color].every((each) => /^#[0-9a-f]{6}$/i.test(each)) &&
      /^\d{1,6}$/.test(num) &&
      Number(num) <= most,
  );
  return {
    ...(areStars ? {} : { stars: 'stars' }),
    ...(form.awardType === '0' || areAwards ? {} : { awards: 'awards' }),
  };
}
