import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Medal, Roll, RollRow, RollStep } from '../roll/types';
import { ColumnHeads } from './ColumnHeads';
import { RollRowView } from './RollRowView';
import { rollWords } from './rollWords';
import styles from './Stage.module.css';
import { sightOf } from './sight';

interface RollRowsProps {
  roll: Roll;
  /** Of the balloons. */
  colors: Readonly<Record<string, string | null>>;
  rows: readonly RollRow[];
  ranks: readonly (number | null)[];
  step: RollStep | null;
  medals: ReadonlyMap<string, Medal>;
  onStep: () => void;
}

/** Rows drawn beyond each edge: they come into sight while the board moves. */
const around = 2;

export function RollRows(props: RollRowsProps) {
  const { roll, colors, rows, ranks, step, medals, onStep } = props;
  const { t } = useTranslation('scrollBoard');
  const words = useMemo(() => rollWords(t), [t]);
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const place = box.current;
    if (!place) return;
    const measure = () => setHeight(place.clientHeight);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(place);
    return () => resized.disconnect();
  }, []);

  const at = step?.at ?? rows.length - 1;
  const { top, rowHeight, count } = sightOf(height, rows.length, at);
  const moving = step?.kind === 'reveal' && step.to !== step.at ? step.after : null;
  const isPointed = step !== null && step.kind !== 'end';
  const isSeen = (place: number) => place >= top - around && place < top + count + around;
  const seen = rows
    .map((row, place) => ({ row, place }))
    .filter(({ row, place }) => isSeen(place) || row === moving)
    // Rows that keep their places in the document glide; what is moved there jumps.
    .sort((a, b) => a.row.appeared - b.row.appeared);
  const size = { fontSize: rowHeight * 0.34, '--row': `${rowHeight}px` } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the window hears the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons above do the same
    <div className={styles.sheet} style={size} onClick={onStep}>
      <ColumnHeads displayIds={roll.displayIds} colors={colors} />
      <div ref={box} className={styles.board}>
        <ol
          className={styles.rows}
          aria-label={t('board')}
          style={{
            transform: `translateY(${-top * rowHeight}px)`,
            height: rows.length * rowHeight,
          }}
        >
          {height > 0 &&
            seen.map(({ row, place }) => (
              <RollRowView
                key={row.contestant.uid}
                row={row}
                rank={ranks[place] ?? null}
                top={place * rowHeight}
                displayIds={roll.displayIds}
                words={words}
                picked={step?.kind === 'pick' && place === step.at ? step.displayId : null}
                // Who climbs is looked at, not who has come to stand in his place.
                isCurrent={isPointed && !moving && place === at}
                isMoving={row === moving}
                medal={medals.get(row.contestant.uid) ?? null}
              />
            ))}
        </ol>
      </div>
    </div>
  );
}
