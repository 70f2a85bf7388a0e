import { CopyButton } from '../../shared/ui/CopyButton';
import { Dialog } from '../../shared/ui/Dialog';
import styles from './AnnexText.module.css';
import type { AnnexFile } from './annex';

interface AnnexTextProps {
  file: AnnexFile;
  onClose: () => void;
}

/** A text file of the problem, as it is. */
export function AnnexText({ file, onClose }: AnnexTextProps) {
  const text = file.content ?? '';
  return (
    <Dialog title={file.name} size="large" onClose={onClose} actions={<CopyButton text={text} />}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre className={styles.text} tabIndex={0}>
        {text}
      </pre>
    </Dialog>
  );
}
