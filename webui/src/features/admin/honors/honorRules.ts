/** What the server will say of a title (contract admin.md §15), said before it is asked. */

export interface HonorFields {
  name: string;
  color: string;
  ac: string;
}

export type HonorFault = 'nameLength' | 'colorBad' | 'acBad';

const longestName = 20;

const isColor = (text: string) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text.trim());

export function faultsOf({
  name,
  color,
  ac,
}: HonorFields): Partial<Record<keyof HonorFields, HonorFault>> {
  const length = Array.from(name.trim()).length;
  return {
    ...(length < 1 || length > longestName ? { name: 'nameLength' } : {}),
    ...(isColor(color) ? {} : { color: 'colorBad' }),
    ...(/^\d{1,9}$/.test(ac.trim()) ? {} : { ac: 'acBad' }),
  };
}
