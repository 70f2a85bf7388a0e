import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnumeration } from '../../../shared/i18n/useEnumeration';
import { useSteady } from '../../../shared/lib/useSteady';
import { ranksOf } from '../roll/rows';
import type { Medal, Roll } from '../roll/types';
import { AwardCard } from './AwardCard';
import { Controls } from './Controls';
import { obey } from './keys';
import { RollRows } from './RollRows';
import { minutesOf } from './RollRowView';
import styles from './Stage.module.css';
import { usePlayer } from './usePlayer';

interface RollStageProps {
  title: string;
  roll: Roll;
  /** Of the balloons. */
  colors: Readonly<Record<string, string | null>>;
}

/** The board that rolls: a click on it, or a key, is one step. */
export function RollStage({ title, roll, colors }: RollStageProps) {
  const { t } = useTranslation('scrollBoard');
  const enumerate = useEnumeration();
  const player = usePlayer(roll);
  const { state, step, speed, isBack } = player;
  const page = useRef<HTMLElement>(null);
  const toFull = () =>
    void (document.fullscreenElement
      ? document.exitFullscreen()
      : page.current?.requestFullscreen());
  const press = useSteady((event: KeyboardEvent) => {
    if (obey(event, player, toFull)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);

  const ranks = useMemo(() => ranksOf(state.rows), [state.rows]);
  const medals = useMemo(() => medalsGiven(roll, state.done), [roll, state.done]);
  const awarded = step?.kind === 'award' ? state.rows[step.at] : undefined;
  const tied = step?.kind === 'tie' ? state.rows[step.at] : undefined;
  const nameOf = (uid: string) =>
    state.rows.find(({ contestant }) => contestant.uid === uid)?.contestant.name ?? uid;
  const pace = {
    '--pace': isBack ? 0.2 : 1 / speed,
    '--problems': roll.displayIds.length,
  } as CSSProperties;
  return (
    <main ref={page} className={styles.page} style={pace}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <Controls player={player} steps={roll.steps.length} onFull={toFull} />
      </header>
      <RollRows
        roll={roll}
        colors={colors}
        rows={state.rows}
        ranks={ranks}
        step={step}
        medals={medals}
        onStep={player.forward}
      />
      {awarded && step?.kind === 'award' && (
        <AwardCard row={awarded} rank={ranks[step.at] ?? null} award={step.award} colors={colors} />
      )}
      {tied && step?.kind === 'tie' && (
        <p role="status" className={styles.remark}>
          {t('tie', {
            names: enumerate(step.uids.map(nameOf)),
            count: tied.solved,
            minutes: minutesOf(tied.penalty),
          })}
        </p>
      )}
      {step?.kind === 'end' && (
        <p role="status" className={styles.remark}>
          {t('end')}
        </p>
      )}
    </main>
  );
}

/** The medals of the steps that have been gone. */
function medalsGiven(roll: Roll, done: number): ReadonlyMap<string, Medal> {
  const given = new Map<string, Medal>();
  for (const step of roll.steps.slice(0, done)) {
    if (step.kind === 'award' && step.award.medal) given.set(step.uid, step.award.medal);
  }
  return given;
}
