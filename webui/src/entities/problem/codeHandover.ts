/** Code on its way from another page into a problem's editor. */
import { type Place, placeKey } from '../place/place';

export interface HandedCode {
  place: Place;
  pid: number;
  language: string;
  code: string;
}

let handed: HandedCode | null = null;

export function handOverCode(code: HandedCode): void {
  handed = code;
}

/** What was handed over for this problem, once. */
export function takeHandedCode(place: Place, pid: number): HandedCode | null {
  const found = handed;
  const isForIt = found?.pid === pid && placeKey(found.place) === placeKey(place);
  if (isForIt) handed = null;
  return isForIt ? found : null;
}
