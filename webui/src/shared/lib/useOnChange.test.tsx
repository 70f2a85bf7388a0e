import { act, waitFor } from '@testing-library/preact';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show';
import { useOnChange } from './useOnChange';

it('runs when a trigger changes, with what else is true by then, and undoes the run before', async () => {
  const said: string[] = [];
  let setTrigger: (value: number) => void = () => undefined;
  let setOther: (value: string) => void = () => undefined;
  function Listener() {
    const [trigger, changeTrigger] = useState(1);
    const [other, changeOther] = useState('a');
    setTrigger = changeTrigger;
    setOther = changeOther;
    useOnChange(() => {
      said.push(`${trigger}${other}`);
      return () => {
        said.push(`undone ${trigger}`);
      };
    }, trigger);
    return null;
  }
  await show(<Listener />);
  await waitFor(() => expect(said).toEqual(['1a']));
  await act(() => setOther('b'));
  await act(() => setTrigger(2));
  await waitFor(() => expect(said).toEqual(['1a', 'undone 1', '2b']));
});
