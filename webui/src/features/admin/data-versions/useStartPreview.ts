import { useAction } from '../../../shared/forms/useAction';
import { startPreview, versionsKey } from './versionCalls';

/** Starts a preview with one version and hands its key on. */
export function useStartPreview(
  pid: number,
  exam: number | null,
  onStarted: (key: string) => void,
) {
  const start = useAction({
    run: (version: number) => startPreview(pid, version, exam),
    keys: [versionsKey(pid)],
    onDone: ({ key }) => onStarted(key),
  });
  return start.run;
}
