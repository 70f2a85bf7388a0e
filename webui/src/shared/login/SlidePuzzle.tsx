import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { IconRefresh } from '../ui/icons';
import { Skeleton } from '../ui/Skeleton';
import { fetchPuzzle, type PuzzleAnswer } from './login';
import styles from './SlidePuzzle.module.css';

interface SlidePuzzleProps {
  onAnswer: (answer: PuzzleAnswer) => void;
}

/** Width of the moving piece in px (S1 §5). */
const pieceWidth = 42;
const longestTrail = 500;

/** A picture with a gap and the piece that fills it; drag it or move it by the arrow keys. */
export function SlidePuzzle({ onAnswer }: SlidePuzzleProps) {
  const { t } = useTranslation('login');
  const puzzle = useQuery({
    queryKey: ['loginPuzzle'],
    queryFn: fetchPuzzle,
    staleTime: 0,
    gcTime: 0,
  });
  const [x, setX] = useState(0);
  const trail = useRef<[number, number, number][]>([]);
  const drag = useRef<{ startX: number; scale: number } | null>(null);
  const picture = useRef<HTMLDivElement>(null);

  if (puzzle.isError) return <ErrorState error={puzzle.error} onRetry={() => puzzle.refetch()} />;
  if (!puzzle.data) return <Skeleton lines={1} height={100} />;
  const { puzzleKey, background, piece, width, height, pieceY } = puzzle.data;

  const move = (nextX: number, y: number, at: number) => {
    const place = Math.round(Math.min(width - pieceWidth, Math.max(0, nextX)));
    if (trail.current.length < longestTrail) trail.current.push([place, y, Math.round(at)]);
    setX(place);
    return place;
  };
  const finish = (place: number) => {
    onAnswer({ puzzleKey, puzzleX: place, puzzleTrail: trail.current });
  };

  return (
    <div>
      <div
        ref={picture}
        className={styles.picture}
        style={{ aspectRatio: `${width} / ${height}`, backgroundImage: `url("${background}")` }}
      >
        <img
          src={piece}
          alt=""
          draggable={false}
          className={styles.piece}
          style={{
            left: `${(100 * x) / width}%`,
            top: `${(100 * pieceY) / height}%`,
            width: `${(100 * pieceWidth) / width}%`,
          }}
          onPointerDown={(event) => {
            const box = picture.current?.getBoundingClientRect();
            if (!box) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            const scale = width / box.width;
            drag.current = { startX: event.clientX * scale - x, scale };
          }}
          onPointerMove={(event) => {
            if (!drag.current) return;
            const { startX, scale } = drag.current;
            move(event.clientX * scale - startX, Math.round(event.clientY), event.timeStamp);
          }}
          onPointerUp={() => {
            const last = trail.current.at(-1);
            if (drag.current && last) finish(last[0]);
            drag.current = null;
          }}
        />
      </div>
      <div className={styles.line}>
        <input
          type="range"
          className={styles.slider}
          aria-label={t('puzzle.piece')}
          min={0}
          max={width - pieceWidth}
          value={x}
          onChange={(event) => {
            const place = Number(event.currentTarget.value);
            // Keys leave no hand's tremor: the height alternates by what the clock says.
            finish(move(place, Math.round(event.timeStamp) % 3, event.timeStamp));
          }}
        />
        <p className={styles.hint}>{t('puzzle.hint')}</p>
        <Button
          kind="quiet"
          size="small"
          icon={IconRefresh}
          onClick={() => {
            trail.current = [];
            setX(0);
            void puzzle.refetch();
          }}
        >
          {t('puzzle.refresh')}
        </Button>
      </div>
    </div>
  );
}
