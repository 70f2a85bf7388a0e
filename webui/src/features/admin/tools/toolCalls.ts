import { request } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';

export type StoredTool = components['schemas']['Tool'];
export type ToolBody = Omit<StoredTool, 'id'>;

const path = '/api/admin/tools';

export const toolsKey = ['admin', 'tools'] as const;
/** What the navigation shows; kept by it for long. */
export const shownToolsKey = ['tools'] as const;

export const toolListQuery = {
  queryKey: toolsKey,
  queryFn: () => request<StoredTool[]>(path, { isQuiet: true }),
};

export async function saveTool(id: number | null, body: ToolBody): Promise<void> {
  if (id === null) await request(path, { method: 'POST', body, isQuiet: true });
  else await request(path, { method: 'PUT', body: { id, ...body }, isQuiet: true });
}

export function deleteTool(id: number): Promise<null> {
  return request<null>(path, { method: 'DELETE', query: { id } });
}
