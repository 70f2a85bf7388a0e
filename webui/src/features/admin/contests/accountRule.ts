/** Which accounts may take part, as text (contract contest.md §2) and as its fields. */
export interface AccountRule {
  prefix: string;
  suffix: string;
  start: string;
  end: string;
  extra: string;
}

/** What a new rule begins with (S3 §9). */
const usualRule: AccountRule = { prefix: '', suffix: '', start: '0', end: '10', extra: '' };

export function readRule(text: string | null): AccountRule {
  if (!text) return usualRule;
  const between = (name: string) =>
    new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(text)?.[1]?.trim() ?? '';
  return {
    prefix: between('prefix'),
    suffix: between('suffix'),
    start: between('start'),
    end: between('end'),
    extra: between('extra'),
  };
}

export function writeRule({ prefix, suffix, start, end, extra }: AccountRule): string {
  const names = extra.split(/\s+/).filter(Boolean).join(' ');
  return [
    `<prefix>${prefix.trim()}</prefix>`,
    `<suffix>${suffix.trim()}</suffix>`,
    `<start>${start.trim()}</start>`,
    `<end>${end.trim()}</end>`,
    `<extra>${names}</extra>`,
  ].join('');
}

/** The first and the last name that fit: `team1`, `team40`. */
export function rangeOf({ prefix, suffix, start, end }: AccountRule): [string, string] {
  return [`${prefix}${start}${suffix}`, `${prefix}${end}${suffix}`];
}
