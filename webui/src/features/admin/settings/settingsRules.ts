/** What the server will say of settings (contract admin.md §7), said before it is asked. */
import { custom, pipe, rawCheck } from 'valibot';
import type { StoredMail, StoredWebsite } from './settingsQueries';

type Fault = 'empty' | 'name' | 'shortName' | 'link' | 'outside' | 'code' | 'number' | 'port';
export type Faults<Values> = Partial<Record<keyof Values, Fault>>;

/** Rules that look at the settings as a whole, each fault at its field. */
export const settingsSchema = <Values extends object>(
  faultsOf: (values: Values) => Faults<Values>,
  sentence: (fault: Fault) => string,
) =>
  pipe(
    custom<Values>((values) => typeof values === 'object'),
    rawCheck<Values>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = { ...dataset.value } as Record<string, unknown>;
      for (const [key, fault] of Object.entries<Fault>(faultsOf(dataset.value) as never)) {
        const place = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
        addIssue({ message: sentence(fault), path: [place] });
      }
    }),
  );

const longestName = 50;
const longestShortName = 20;
const codeLength = 6;
const largestPort = 65_535;

const isOutside = (text: string) => /^https?:\/\/\S+$/.test(text);
const isLink = (text: string) => /^\/(?!\/)\S*$/.test(text) || isOutside(text);

export function websiteFaults(values: StoredWebsite): Faults<StoredWebsite> {
  const { name, shortName, inviteCode } = values;
  const faults: Faults<StoredWebsite> = {};
  if (!name.trim()) faults.name = 'empty';
  else if (lengthOf(name) > longestName) faults.name = 'name';
  if (!shortName.trim()) faults.shortName = 'empty';
  else if (lengthOf(shortName) > longestShortName) faults.shortName = 'shortName';
  if (lengthOf(inviteCode) !== codeLength) faults.inviteCode = 'code';
  for (const field of ['baseUrl', 'quotationUrl'] as const) {
    if (values[field] && !isOutside(values[field])) faults[field] = 'outside';
  }
  for (const field of ['recordUrl', 'projectUrl'] as const) {
    if (values[field] && !isLink(values[field])) faults[field] = 'link';
  }
  return faults;
}

/** The port as it is typed. */
export type MailFields = Omit<StoredMail, 'emailPort' | 'emailBGImg' | 'gmtModified'> & {
  emailPort: string;
};

export function mailFaults({ mailMode, emailHost, emailPort }: MailFields): Faults<MailFields> {
  if (mailMode !== 'smtp') return {};
  const port = Number(emailPort);
  const isPort = /^\d{1,5}$/.test(emailPort) && port > 0 && port <= largestPort;
  return {
    ...(emailHost.trim() ? {} : { emailHost: 'empty' }),
    ...(isPort ? {} : { emailPort: 'port' }),
  };
}

export const isWholeNumber = (text: string) => /^\d{1,6}$/.test(text);

const lengthOf = (text: string) => Array.from(text).length;
