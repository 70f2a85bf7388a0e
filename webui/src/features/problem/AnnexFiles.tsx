import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wireOf } from '../../entities/place/codec';
import type { Place } from '../../entities/place/place';
import { downloadFile } from '../../shared/api/downloadFile';
import { useAction } from '../../shared/forms/useAction';
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
  const fetchFile = useAction({
    run: async ({ name, content }: AnnexFile) => {
      if (content !== null) return saveFile(new Blob([content], { type: 'text/plain' }), name);
      const query = { pid, name, ...wireOf(place) };
      return downloadFile('GET /api/file/problem-attachment', { query });
    },
  });
  return (
    <>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={`${file.content === null} ${file.name}`} className={styles.row}>
            <button
              type="button"
              className={styles.name}
              onClick={() => (file.content === null ? void fetchFile.run(file) : setOpened(file))}
            >
              {file.name}
            </button>
            <span className={styles.size}>{formatSize(file.size)}</span>
            <Button
              size="small"
              icon={IconDownload}
              aria-label={t('files.downloadNamed', { name: file.name })}
              onClick={() => void fetchFile.run(file)}
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
