/** What the server will say of exam settings (contract timedwork.md §9), said before it is asked. */
import { custom, pipe, rawCheck } from 'valibot';
import { timeOfSiteField } from '../../../../shared/lib/siteField';
import type { ExamForm } from './examForm';

const longestGrace = 600;

type Fault = 'grace' | 'release' | 'languages';
type Faults = Partial<Record<keyof ExamForm, Fault>>;

export const examSchema = (sentence: (fault: Fault) => string) =>
  pipe(
    custom<ExamForm>((values) => typeof values === 'object'),
    rawCheck<ExamForm>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = { ...dataset.value } as Record<string, unknown>;
      for (const [key, fault] of Object.entries(faultsOf(dataset.value))) {
        const place = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
        addIssue({ message: sentence(fault), path: [place] });
      }
    }),
  );

export function faultsOf(form: ExamForm): Faults {
  const typed = form.graceSeconds.trim();
  const isGrace = /^\d{1,3}$/.test(typed) && Number(typed) <= longestGrace;
  const isTime = form.releaseAt === '' || !Number.isNaN(timeOfSiteField(form.releaseAt));
  const hasLanguage = form.languageChoice === 'any' || form.languages.length > 0;
  return {
    ...(isGrace ? {} : { graceSeconds: 'grace' }),
    ...(isTime ? {} : { releaseAt: 'release' }),
    ...(hasLanguage ? {} : { languages: 'languages' }),
  };
}
