import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../shared/forms/useAction';
import { ask, exchangesKey, type Question } from './assistantCalls';

/** Drawn so often at most: each time all of the text is read anew. */
const drawEvery = 120;

/** One answer as it comes. Whoever leaves ends it; the server then ends the service's call. */
export function useAnswer(question: Question) {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  const asking = useAction({
    run: async () => {
      const control = new AbortController();
      under.current = control;
      setAsked(true);
      setText('');
      let told = '';
      const timer = setInterval(() => setText(told), drawEvery);
      const finish = () => {
        clearInterval(timer);
        setText(told);
      };
      await ask(question, control.signal, (piece) => {
        told += piece;
      }).finally(finish);
    },
    keys: [exchangesKey],
    showsFailure: true,
    isSingle: true,
  });
  return { text, isAsked, asking, stop: () => under.current?.abort() };
}
