import { useAction } from '../../../shared/forms/useAction';
import { startPreview, versionsKey } from './versionCalls';

/** Starts a preview with one version and hands its key on. */
export function useStartPreview(pid: number, onStarted: (key: string) => void) {
  const start = useAction({
    run: (version: number) => startPreview(pid, version),
    keys: [versionsKey(pid)],
    onDone: ({ key }) => onStarted(key),
  });
  return start.run;
}
