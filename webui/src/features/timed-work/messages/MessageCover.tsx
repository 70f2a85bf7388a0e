import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { wireOf } from '../../../entities/place/codec';
import { useTimedWork } from '../../../entities/timed-work/useTimedWork';
import { useLiveHint } from '../../../shared/api/live';
import { useAction } from '../../../shared/forms/useAction';
import { siteClock } from '../../../shared/lib/siteTime';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Notice } from '../../../shared/ui/Notice';
import styles from './covers.module.css';
import { examMessagesQuery, type ToldMessage, takeReading } from './examMessageQueries';

/** The oldest of what the invigilator has said and the reader has not read, over everything else until
 * they say that they have; then the next. */
export function MessageCover() {
  const { id, place } = useTimedWork();
  const told = useQuery(examMessagesQuery(id));
  useLiveHint(`contest:${wireOf(place).cid ?? 0}`, () => void told.refetch(), isOfMessages);
  const first = told.data?.find(({ readAt }) => readAt === null);
  return first ? <Cover key={first.id} tid={id} message={first} /> : null;
}

/** Who is moved to another room hears of it as of a turn of their time. */
const isOfMessages = ({ kind }: { kind: string }) => kind === 'announcement' || kind === 'state';

function Cover({ tid, message }: { tid: number; message: ToldMessage }) {
  const { t } = useTranslation('timedWork');
  const reading = useAction({
    run: () => takeReading(tid, message.id),
    keys: [examMessagesQuery(tid).queryKey],
    showsFailure: true,
    isSingle: true,
  });
  return (
    <Dialog
      title={t('message.title')}
      isClosable={false}
      closesOnOutsideClick={false}
      onClose={() => undefined}
      actions={
        <Button kind="primary" isBusy={reading.isBusy} onClick={() => void reading.run()}>
          {t('message.read')}
        </Button>
      }
    >
      <p className={styles.text}>{message.text}</p>
      <p className={styles.sent}>{t('message.sent', { time: siteClock(message.gmtCreate) })}</p>
      {reading.failure && <Notice tone="bad">{reading.failure}</Notice>}
    </Dialog>
  );
}
