import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../shared/ui/toast';
import { startPreview, versionsKey } from './versionCalls';

/** Starts a preview with one version and hands its key on. */
export function useStartPreview(pid: number, onStarted: (key: string) => void) {
  const queries = useQueryClient();
  return async (version: number) => {
    try {
      const { key } = await startPreview(pid, version);
      await queries.invalidateQueries({ queryKey: versionsKey(pid) });
      onStarted(key);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };
}
