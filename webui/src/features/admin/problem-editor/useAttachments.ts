import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/forms/useAction';
import { useSending } from '../../../shared/forms/useSending';
import { addAttachment, removeAttachment } from './attachmentCalls';
import type { Attachment } from './problemWire';

/** The files of a stored problem; each change takes effect at once (contract file.md §2). */
export function useAttachments(pid: number, stored: readonly Attachment[]) {
  const { t } = useTranslation('adminProblemEditor');
  const [files, setFiles] = useState(stored);
  const others = (name: string) => files.filter((each) => each.name !== name);

  const add = useSending({
    nameOf: (file: File) => file.name,
    run: (file, way) => addAttachment(pid, file, way),
    onDone: (kept) =>
      setFiles([...others(kept.name), kept].sort((a, b) => (a.name < b.name ? -1 : 1))),
  });
  const remove = useAction({
    run: (name: string) => removeAttachment(pid, name),
    ask: (name) => ({
      title: t('attachments.removeTitle'),
      body: t('attachments.removeText', { name }),
      confirmLabel: t('files.remove', { name }),
      isDestructive: true,
    }),
    said: (_, name) => t('attachments.removed', { name }),
    onDone: (_, name) => setFiles(others(name)),
  });
  return { files, sending: add.sending, add: add.run, remove: remove.run };
}
