import type { SelectOption } from '../ui/Select';

/** Zones that the browser knows, by their IANA names. */
export function timezones(): SelectOption[] {
  const names = Intl.supportedValuesOf('timeZone');
  // Some browsers leave out the plain name of the zero meridian.
  return [...new Set(['Asia/Shanghai', ...names, 'UTC'])].map((name) => ({
    value: name,
    label: name.replace(/_/g, ' '),
  }));
}
