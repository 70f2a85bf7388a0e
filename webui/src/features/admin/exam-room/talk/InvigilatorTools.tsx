import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/Button';
import { IconMail, IconPlayerPause } from '../../../../shared/ui/icons';
import { MessageDialog } from '../messages/MessageDialog';
import { PauseDialog } from '../pauses/PauseDialog';
import type { Audience } from './audience';
import styles from './talk.module.css';

interface InvigilatorToolsProps {
  tid: number;
  /** Everybody, unless a room is named. */
  audience?: Audience;
}

const everybody: Audience = {};

/** What is done to a room or to everybody with one press. */
export function InvigilatorTools({ tid, audience = everybody }: InvigilatorToolsProps) {
  const { t } = useTranslation('adminExamRoomTalk');
  const [asked, setAsked] = useState<'pause' | 'message' | null>(null);
  const isRoom = audience.roomId !== undefined;
  const close = () => setAsked(null);
  return (
    <span className={styles.buttons}>
      <Button icon={IconPlayerPause} onClick={() => setAsked('pause')}>
        {t(isRoom ? 'pause.pause' : 'pause.pauseAll')}
      </Button>
      <Button icon={IconMail} onClick={() => setAsked('message')}>
        {t(isRoom ? 'message.message' : 'message.messageAll')}
      </Button>
      {asked === 'pause' && <PauseDialog tid={tid} audience={audience} onClose={close} />}
      {asked === 'message' && <MessageDialog tid={tid} audience={audience} onClose={close} />}
    </span>
  );
}
