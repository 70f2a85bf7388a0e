/** Places as the calls and the addresses name them: cid, tid and gid (contract 20-schema,
 * submission). Nothing else on the page knows that a timed work's cid is its number and 50,000. */
import { type Place, practice } from './place';

const timedWorkOffset = 50_000;

/** What a call is told of the place; nothing in practice. */
export interface PlaceWire {
  cid?: number;
  tid?: number;
  gid?: number;
}

export function wireOf({ kind, id, within }: Place): PlaceWire {
  const group = kind === 'group' ? id : within;
  return {
    ...(kind === 'contest' && { cid: id }),
    ...(kind === 'timedWork' && { cid: id + timedWorkOffset }),
    ...(kind === 'training' && { tid: id }),
    ...(group !== 0 && { gid: group }),
  };
}

/** A contest wins over a training, and both over the group that they lie in. */
export function placeOfWire({
  cid,
  tid,
  gid,
}: { [Name in keyof PlaceWire]?: number | null }): Place {
  const within = gid ?? 0;
  if (cid && cid >= timedWorkOffset)
    return { kind: 'timedWork', id: cid - timedWorkOffset, within };
  if (cid) return { kind: 'contest', id: cid, within };
  if (tid) return { kind: 'training', id: tid, within };
  return gid ? { kind: 'group', id: gid, within: 0 } : practice;
}

/** What the path of a page names, and behind the question mark what a path of its own has not. */
export function placeOfAddress(
  parameters: Readonly<Record<string, string | undefined>>,
  search = '',
): Place {
  const query = new URLSearchParams(search);
  const timedWork = numberIn(parameters.timedWorkID ?? null);
  if (timedWork !== null) return { kind: 'timedWork', id: timedWork, within: 0 };
  return placeOfWire({
    cid: numberIn(parameters.contestID ?? query.get('cid')),
    tid: numberIn(parameters.trainingID ?? query.get('tid')),
    gid: numberIn(parameters.groupID ?? query.get('gid')),
  });
}

function numberIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
