import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/forms/useAction';
import { Button } from '../../../../shared/ui/Button';
import { Notice } from '../../../../shared/ui/Notice';
import styles from '../talk/talk.module.css';
import { OutageOffer } from './OutageOffer';
import { PauseRow } from './PauseRow';
import { keysOfPauses, pausesQuery, resumeExam } from './pauseQueries';

interface PauseListProps {
  tid: number;
  /** Names of people by uid, where the page knows them. */
  nameOf?: (uid: string) => string | undefined;
}

/** What stands still now, loudly; what an outage took; and below what was paused before. */
export function PauseList({ tid, nameOf }: PauseListProps) {
  const { t } = useTranslation('adminExamRoomTalk');
  const { data } = useQuery(pausesQuery(tid));
  const resuming = useAction({
    run: (id: number) => resumeExam(tid, id),
    said: () => t('pause.resumed'),
    keys: keysOfPauses(tid),
    isSingle: true,
  });
  if (!data) return null;
  const open = data.pauses.filter(({ until, undone }) => until === null && undone === null);
  return (
    <div className={styles.news}>
      {data.outages.map((outage) => (
        <OutageOffer key={outage.id} tid={tid} outage={outage} />
      ))}
      {open.map((pause) => (
        <Notice key={pause.id} tone="warn">
          <div className={styles.line}>
            <PauseRow pause={pause} now={data.now} nameOf={nameOf} />
            <Button
              kind="primary"
              isBusy={resuming.isBusy}
              onClick={() => void resuming.run(pause.id)}
            >
              {t('pause.resume')}
            </Button>
          </div>
        </Notice>
      ))}
    </div>
  );
}
