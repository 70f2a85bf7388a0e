import { useRef } from 'react';
import { loadTexts } from '../../../shared/i18n/i18n';
import { lazyPart } from '../../../shared/ui/lazyPart';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { adminContestsTexts } from '../contests/texts';
import { problemAuth } from '../problemTypes';
import type { EditorFrame, NameHandle } from './editorFrame';

const withItsTexts = async <Module,>(module: Promise<Module>): Promise<Module> => {
  const [loaded] = await Promise.all([module, loadTexts([adminContestsTexts])]);
  return loaded;
};

/** What the contest calls the problem, beside the editor and later than it. */
const NamePart = lazyPart(() => withItsTexts(import('../contests/ProblemNamePart')), {
  waiting: <Skeleton lines={3} height={32} />,
});

/** What a contest puts around the editor: its name for the problem, saved with it. `pid` is null for a
 * new one. */
export function useNamePart(
  cid: number,
  pid: number | null,
): Pick<EditorFrame, 'auth' | 'head' | 'isSound' | 'save'> {
  const name = useRef<NameHandle | null>(null);
  return {
    auth: problemAuth.contest,
    head: <NamePart key={pid ?? 'new'} cid={cid} pid={pid} handle={name} />,
    isSound: () => name.current?.isSound() ?? false,
    save: async (id) => name.current?.save(id),
  };
}
