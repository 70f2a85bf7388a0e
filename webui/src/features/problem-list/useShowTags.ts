import { useState } from 'react';
import { readStored, storageKeys, writeStored } from '../../shared/lib/storageKeys';

/** Whether tags stand behind the titles; they give away how to solve a problem. */
export function useShowTags(): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => readStored(storageKeys.showTags) !== 'no');
  const choose = (next: boolean) => {
    writeStored(storageKeys.showTags, next ? 'yes' : 'no');
    setShown(next);
  };
  return [isShown, choose];
}
