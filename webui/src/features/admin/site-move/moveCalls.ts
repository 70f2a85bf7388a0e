import { api, type Schemas } from '../../../shared/api/calls';
import { sendInParts } from '../../../shared/api/resumableUpload';
import type { SendingWay } from '../../../shared/forms/useSending';

/** Contract admin.md §7.5. */
export type SiteMove = Schemas['SiteMoveAnswer'];
export type MoveReportData = NonNullable<SiteMove['report']>;
export type OldSystem = SiteMove['system'];
export type DumpEncoding = NonNullable<Schemas['SiteMoveBody']['encoding']>;

export const systems: readonly OldSystem[] = ['hustoj', 'hoj', 'qduoj'];
export const encodings: readonly DumpEncoding[] = ['auto', 'utf-8', 'gb18030'];
/** Of archives beside the dump. */
export const mostArchives = 3;

export interface MoveOrder {
  system: OldSystem;
  site: string;
  timezone: string;
  encoding: DumpEncoding;
  dump: File;
  archives: readonly File[];
}

export const movesKey = ['admin', 'site-moves'] as const;

export const movesQuery = {
  queryKey: movesKey,
  queryFn: () => api('GET /api/admin/site-move/list', { isQuiet: true }),
};

export const moveQuery = (key: string | null) => ({
  queryKey: [...movesKey, key] as const,
  queryFn: () => api('GET /api/admin/site-move', { query: { key: key ?? '' }, isQuiet: true }),
  enabled: key !== null,
});

/** Sends the files one after the other and has them looked through; the key of the dry run. */
export async function beginLook(order: MoveOrder, way: SendingWay): Promise<string> {
  const { dump, archives, ...wish } = order;
  const dumpUploadId = await sendInParts(dump, way);
  const fileUploadIds: string[] = [];
  for (const archive of archives) fileUploadIds.push(await sendInParts(archive, way));
  const { key } = await api('POST /api/admin/site-move/look', {
    body: { ...wish, dumpUploadId, fileUploadIds },
    isQuiet: true,
  });
  return key;
}

export const startMove = (body: Schemas['SiteMoveStart']) =>
  api('POST /api/admin/site-move/start', { body, isQuiet: true });

export const discardMove = (key: string) =>
  api('POST /api/admin/site-move/discard', { body: { key }, isQuiet: true });
