import { useEffect, useState } from 'react';
import {
  atStart,
  back,
  currentStep,
  forward,
  hasEnded,
  type RollState,
  toNextAward,
} from '../roll/play';
import type { Roll, RollStep } from '../roll/types';

const speeds = [0.5, 1, 2, 4, 8] as const;
const usualSpeed = 1;

/** How long a step stands before the next one comes by itself, in ms at the usual speed. */
function pauseAfter(step: RollStep | null): number {
  if (step?.kind === 'reveal' && step.to !== step.at) return 2400;
  return 1200;
}

/** Where a roll that goes by itself waits for somebody: there is something to say. */
const stops = (step: RollStep | null) =>
  step?.kind === 'award' || step?.kind === 'tie' || step?.kind === 'end';

export function usePlayer(roll: Roll) {
  const [state, setState] = useState(() => atStart(roll));
  const [isPlaying, setPlaying] = useState(false);
  const [isBack, setBack] = useState(false);
  const [speed, setSpeed] = useState<number>(usualSpeed);
  const step = currentStep(roll, state);

  /** By somebody's hand, which ends going by itself. */
  const go = (next: RollState, isBackwards = false) => {
    setPlaying(false);
    setBack(isBackwards);
    setState(next);
  };
  useEffect(() => {
    if (!isPlaying) return;
    const goOn = () => {
      const next = forward(roll, state);
      setBack(false);
      setState(next);
      if (stops(currentStep(roll, next))) setPlaying(false);
    };
    const timer = setTimeout(goOn, pauseAfter(currentStep(roll, state)) / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, roll, state, speed]);

  const turnSpeed = (by: 1 | -1) => {
    const at = speeds.indexOf(speed as (typeof speeds)[number]) + by;
    setSpeed(speeds[Math.min(speeds.length - 1, Math.max(0, at))] ?? usualSpeed);
  };
  return {
    state,
    step,
    speed,
    isPlaying: isPlaying && !hasEnded(roll, state),
    /** The last step was one back: nothing is told slowly then. */
    isBack,
    forward: () => go(forward(roll, state)),
    back: () => go(back(roll, state), true),
    nextAward: () => go(toNextAward(roll, state)),
    play: () => setPlaying((before) => !before),
    slower: () => turnSpeed(-1),
    faster: () => turnSpeed(1),
  };
}

export type Player = ReturnType<typeof usePlayer>;
