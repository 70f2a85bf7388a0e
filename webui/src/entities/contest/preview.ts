/** A contest as its participants see it, for whoever manages it (contract contest.md §2.1). It lasts
 * as long as the tab, and holds in the pages of that contest; `gid` is the group that holds it. */
import { api, type Schemas } from '../../shared/api/calls';
import { timeOf } from '../../shared/lib/time';
import { viewpoint } from '../../shared/lib/viewpoint';

export type PreviewStage = Schemas['ContestPreview']['stage'];
export type Preview = Schemas['ContestPreview'] & { cid: number; gid: number | null };

const place = 'contest-preview';

export async function openPreview(
  cid: number,
  gid: number | null,
  stage?: PreviewStage,
): Promise<void> {
  const body = stage === undefined ? { cid } : { cid, stage };
  const opened =
    gid === null
      ? await api('POST /api/admin/contest/preview', { body })
      : await api('POST /api/group/contest-preview', { body });
  sessionStorage.setItem(place, JSON.stringify({ ...opened, cid, gid } satisfies Preview));
}

export const closePreview = () => sessionStorage.removeItem(place);

/** Null outside of the contest that is looked at so. */
export function previewHere(): Preview | null {
  const kept = sessionStorage.getItem(place);
  const cid = /^\/contest\/(\d+)(?:\/|$)/.exec(location.pathname)?.[1];
  if (kept === null || cid === undefined) return null;
  const preview = JSON.parse(kept) as Preview;
  return preview.cid === Number(cid) ? preview : null;
}

function headersOf(path: string): Record<string, string> {
  const preview = /^\/api\/(admin|group)\//.test(path) ? null : previewHere();
  return preview ? { 'Contest-Preview': preview.key } : {};
}

/** Calls of these pages say so, and their clock looks ahead as far as the server's answers. What the
 * back-office is asked is no part of the view. */
export function startPreviews(): void {
  viewpoint.headers.add(headersOf);
  viewpoint.keepsNothing = () => previewHere() !== null;
  viewpoint.earliest = () => timeOf(previewHere()?.now ?? '') || 0;
}
