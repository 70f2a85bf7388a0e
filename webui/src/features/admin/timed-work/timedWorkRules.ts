/** What the server will say of a timed work (contract timedwork.md §8), said before it is asked. */
import { custom, pipe, rawCheck } from 'valibot';
import { lengthOf as charactersOf } from '../../../shared/forms/fieldRules';
import { timeOfSiteField } from '../../../shared/lib/siteField';
import { lengthOf, type TimedWorkForm, windowOf } from './timedWorkForm';
import { workAuths } from './timedWorkQueries';

const longestTitle = 255;
const longestDescription = 65_535;
const longestPassword = 50;

type Fault = 'title' | 'description' | 'start' | 'end' | 'duration' | 'pwd' | 'pwdLength';
type Faults = Partial<Record<keyof TimedWorkForm, Fault>>;

export const workSchema = (sentence: (fault: Fault) => string) =>
  pipe(
    custom<TimedWorkForm>((values) => typeof values === 'object'),
    rawCheck<TimedWorkForm>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = { ...dataset.value } as Record<string, unknown>;
      for (const [key, fault] of Object.entries(faultsOf(dataset.value))) {
        const place = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
        addIssue({ message: sentence(fault), path: [place] });
      }
    }),
  );

export function faultsOf(form: TimedWorkForm): Faults {
  const title = charactersOf(form.title.trim());
  return {
    ...(title >= 1 && title <= longestTitle ? {} : { title: 'title' }),
    ...(charactersOf(form.description) <= longestDescription ? {} : { description: 'description' }),
    ...timeFaults(form),
    ...entryFaults(form),
  };
}

function timeFaults(form: TimedWorkForm): Faults {
  const window = windowOf(form);
  if (Number.isNaN(timeOfSiteField(form.start))) return { start: 'start' };
  if (Number.isNaN(window) || window <= 0) return { end: 'end' };
  const length = lengthOf(form);
  const fits = length === null || (length > 0 && length <= window);
  return fits ? {} : { minutes: 'duration' };
}

function entryFaults({ auth, pwd }: TimedWorkForm): Faults {
  if (auth === String(workAuths.public)) return {};
  if (pwd === '') return { pwd: 'pwd' };
  return charactersOf(pwd) <= longestPassword ? {} : { pwd: 'pwdLength' };
}
