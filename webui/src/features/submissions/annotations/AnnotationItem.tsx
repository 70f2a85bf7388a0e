import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { Avatar } from '../../../shared/ui/Avatar';
import { Chip } from '../../../shared/ui/Chip';
import { IconButton } from '../../../shared/ui/IconButton';
import { IconCheck, IconPencil, IconTrash } from '../../../shared/ui/icons';
import { RelativeTime } from '../../../shared/ui/RelativeTime';
import { AnnotationForm } from './AnnotationForm';
import {
  annotationsKey,
  type CodeAnnotation,
  changeAnnotation,
  removeAnnotation,
} from './annotationCalls';
import styles from './annotations.module.css';

interface AnnotationItemProps {
  annotation: CodeAnnotation;
  /** The line itself; null of the whole, and of a line that is not there. */
  source: string | null;
  /** Whether its reader submitted the code, and meets it for the first time. */
  isNew: boolean;
  isTeacher: boolean;
  onLine: (line: number) => void;
}

export function AnnotationItem({
  annotation,
  source,
  isNew,
  isTeacher,
  onLine,
}: AnnotationItemProps) {
  const { t } = useTranslation('submissions');
  const [isEdited, setEdited] = useState(false);
  const { id, submitId, line, content, mayChange } = annotation;
  const username = annotation.username ?? t('annotations.nobody');
  const place = line === 0 ? t('annotations.whole') : t('annotations.line', { line });
  const removing = useAction({
    run: () => removeAnnotation(id),
    ask: () => ({
      title: t('annotations.removeTitle'),
      body: content,
      confirmLabel: t('annotations.remove'),
      isDestructive: true,
    }),
    said: () => t('annotations.removed'),
    keys: [annotationsKey(submitId)],
    isSingle: true,
  });
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        {line === 0 ? (
          <span className={styles.place}>{place}</span>
        ) : (
          <button type="button" className={styles.line} onClick={() => onLine(line)}>
            {place}
          </button>
        )}
        {isNew && <Chip tone="accent">{t('annotations.new')}</Chip>}
        {mayChange && !isEdited && (
          <span className={styles.tools}>
            <IconButton
              icon={IconPencil}
              label={t('annotations.edit')}
              onClick={() => setEdited(true)}
            />
            <IconButton
              icon={IconTrash}
              label={t('annotations.remove')}
              onClick={() => void removing.run()}
            />
          </span>
        )}
      </div>
      {source !== null && source.trim() !== '' && (
        <pre className={styles.source}>{source.trim()}</pre>
      )}
      {isEdited ? (
        <AnnotationForm
          submitId={submitId}
          label={place}
          text={content}
          save={(text) => changeAnnotation(id, text)}
          said={t('annotations.saved')}
          onClose={() => setEdited(false)}
        />
      ) : (
        <p className={styles.text}>{content}</p>
      )}
      <p className={styles.facts}>
        <Avatar name={username} image={annotation.avatar} size="small" />
        <span className={styles.author}>{username}</span>
        <RelativeTime time={annotation.gmtCreate} />
        {isTeacher && annotation.isRead && (
          <Chip icon={IconCheck} title={t('annotations.readHint')}>
            {t('annotations.read')}
          </Chip>
        )}
      </p>
    </li>
  );
}
