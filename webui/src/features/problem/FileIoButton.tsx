import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../shared/ui/CopyButton';
import { Icon } from '../../shared/ui/Icon';
import { Popover } from '../../shared/ui/Popover';
import { IconFile } from './icons';
import styles from './Statement.module.css';
import type { Problem } from './types';

/** The names stand on the button: who forgets them writes to the wrong place. */
export function FileIoButton({ problem }: { problem: Problem }) {
  const { t } = useTranslation('problem');
  const read = problem.ioReadFileName ?? '';
  const write = problem.ioWriteFileName ?? '';
  return (
    <Popover
      label={t('fileIO.title')}
      trigger={(attributes) => (
        <button type="button" className={styles.fileIo} {...attributes}>
          <Icon icon={IconFile} size={15} />
          {t('fileIO.title')}
          <code>{read}</code>
          <span aria-hidden="true">→</span>
          <code>{write}</code>
        </button>
      )}
    >
      <p className={styles.fileIoText}>{t('fileIO.text')}</p>
      <dl className={styles.fileNames}>
        <FileName word={t('fileIO.read')} name={read} />
        <FileName word={t('fileIO.write')} name={write} />
      </dl>
    </Popover>
  );
}

function FileName({ word, name }: { word: string; name: string }) {
  const { t } = useTranslation('problem');
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        <code>{name}</code>
        <CopyButton text={name} label={t('statement.copy', { name: word })} />
      </dd>
    </div>
  );
}
