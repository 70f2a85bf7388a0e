import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wireOf } from '../../entities/place/codec';
import type { Place } from '../../entities/place/place';
import { downloadFile } from '../../shared/api/downloadFile';
import { saveFile } from '../../shared/lib/download';
import { formatSize } from '../../shared/lib/time';
import { Button } from '../../shared/ui/Button';
import { IconDownload } from '../../shared/ui/icons';
import styles from './AnnexFiles.module.css';
import { AnnexText } from './AnnexText';
import type { AnnexFile } from './annex';

interface AnnexFilesProps {
  place: Place;
  pid: number;
  files: readonly AnnexFile[];
}

/** Texts open for reading; whatever else a problem brings is only ever saved, never opened here. */
export default function AnnexFiles({ place, pid, files }: AnnexFilesProps) {
  const { t } = useTranslation('problem');
  const [opened, setOpened] = useState<AnnexFile | null>(null);
  const fetchFile = async (file: AnnexFile) => {
    if (file.content !== null) {
      saveFile(new Blob([file.content], { type: 'text/plain' }), file.name);
      return;
    }
    try {
      await downloadFile('GET /api/file/problem-attachment', {
        query: { pid, name: file.name, ...wireOf(place) },
      });
    } catch {
      // The client has already said what went wrong.
    }
  };
  return (
    <>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={`${file.content === null} ${file.name}`} className={styles.row}>
            <button
              type="button"
              className={styles.name}
              onClick={() => (file.content === null ? void fetchFile(file) : setOpened(file))}
            >
              {file.name}
            </button>
            <span className={styles.size}>{formatSize(file.size)}</span>
            <Button
              size="small"
              icon={IconDownload}
              aria-label={t('files.downloadNamed', { name: file.name })}
              onClick={() => void fetchFile(file)}
            >
              {t('files.download')}
            </Button>
          </li>
        ))}
      </ul>
      {opened && <AnnexText file={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
