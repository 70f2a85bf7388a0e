import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/forms/useAction';
import { Button } from '../../../../shared/ui/Button';
import styles from '../talk/talk.module.css';
import { PauseRow } from './PauseRow';
import { type ExamPause, keysOfPauses, pausesQuery, undoPause } from './pauseQueries';

interface PauseHistoryProps {
  tid: number;
  nameOf?: (uid: string) => string | undefined;
}

/** Every pause there was, who made it and why; a mistaken one is taken back here. */
export function PauseHistory({ tid, nameOf }: PauseHistoryProps) {
  const { t } = useTranslation('adminExamRoomTalk');
  const { data } = useQuery(pausesQuery(tid));
  const undoing = useAction({
    run: ({ id }: ExamPause) => undoPause(tid, id),
    ask: () => ({
      title: t('pause.undoTitle'),
      body: t('pause.undoBody'),
      confirmLabel: t('pause.undo'),
      isDestructive: true,
    }),
    said: () => t('pause.undoneNow'),
    keys: keysOfPauses(tid),
    isSingle: true,
  });
  if (!data || data.pauses.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="exam-pauses">
      <h2 id="exam-pauses">{t('pause.history')}</h2>
      <ul className={styles.list}>
        {data.pauses.map((pause) => (
          <li key={pause.id} className={styles.line}>
            <PauseRow pause={pause} now={data.now} nameOf={nameOf} />
            {pause.undone === null && (
              <Button size="small" kind="quiet" onClick={() => void undoing.run(pause)}>
                {t('pause.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
