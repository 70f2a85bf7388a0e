/** What an audit row says, field by field. */

export interface FieldChange {
  /** A path such as `examples.0.input`; empty when the whole is one value. */
  field: string;
  before: string | null;
  after: string | null;
}

/** The fields that differ between two JSON texts, in the order in which they stand there. */
export function differenceOf(before: string | null, after: string | null): FieldChange[] {
  const old = flat(before);
  const now = flat(after);
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  return fields
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** A row's target in one line: `ID 7 · Title Holidays`. */
export function targetText(target: string, nameOf: (field: string) => string): string {
  return [...flat(target)]
    .map(([field, value]) => (field === '' ? value : `${nameOf(field)} ${value}`))
    .join(' · ');
}

function flat(json: string | null): Map<string, string> {
  const found = new Map<string, string>();
  if (json === null) return found;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    value = json;
  }
  collect(value, '', found);
  return found;
}

function collect(value: unknown, path: string, found: Map<string, string>): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    found.set(path, value.join(' · '));
  } else if (typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) {
      collect(part, path === '' ? name : `${path}.${name}`, found);
    }
  } else {
    found.set(path, String(value));
  }
}
