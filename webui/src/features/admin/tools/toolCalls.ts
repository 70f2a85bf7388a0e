import { api, type Schemas } from '../../../shared/api/calls';

export type StoredTool = Schemas['Tool'];
export type ToolBody = Omit<StoredTool, 'id'>;

export const toolsKey = ['admin', 'tools'] as const;
/** What the navigation shows; kept by it for long. */
export const shownToolsKey = ['tools'] as const;

export const toolListQuery = {
  queryKey: toolsKey,
  queryFn: () => api('GET /api/admin/tools', { isQuiet: true }),
};

export async function saveTool(id: number | null, body: ToolBody): Promise<void> {
  if (id === null) await api('POST /api/admin/tools', { body, isQuiet: true });
  else await api('PUT /api/admin/tools', { body: { id, ...body }, isQuiet: true });
}

export function deleteTool(id: number): Promise<null> {
  return api('DELETE /api/admin/tools', { query: { id } });
}
