import { useTranslation } from 'react-i18next';
import { Segmented } from '../../shared/ui/Segmented';
import { useContest } from '../contest/ContestContext';
import { scheduleStatus } from '../schedule/scheduleStatus';
import styles from './comments.module.css';

/** Who reads an organiser's answer: as the thread is read, whoever asked alone, or all at once. */
const audiences = ['thread', 'private', 'all'] as const;
export type Audience = (typeof audiences)[number];

interface AudienceChoiceProps {
  audience: Audience;
  onChoose: (audience: Audience) => void;
}

/** Where organisers choose who is to read their answer, and what that means. */
export function AudienceChoice({ audience, onChoose }: AudienceChoiceProps) {
  const { t } = useTranslation('comments');
  // While a contest runs, threads are their askers' own (S2 §2).
  const isOpenThread = useContest().status !== scheduleStatus.running && audience === 'thread';
  return (
    <div className={styles.audience}>
      <Segmented
        label={t('audience.label')}
        options={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
        value={audience}
        onChange={onChoose}
      />
      <p className={styles.hint}>
        {t(isOpenThread ? 'audience.openHint' : `audience.${audience}Hint`)}
      </p>
    </div>
  );
}
