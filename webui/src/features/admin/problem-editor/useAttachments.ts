import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, sendForm } from '../../../shared/api/calls';
import { confirm } from '../../../shared/ui/questions';
import { toast } from '../../../shared/ui/toast';
import type { Attachment } from './problemWire';

/** The files of a stored problem; each change takes effect at once (contract file.md §2). */
export function useAttachments(pid: number, stored: readonly Attachment[]) {
  const { t } = useTranslation('adminProblemEditor');
  const [files, setFiles] = useState(stored);
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const without = (name: string) => files.filter((each) => each.name !== name);

  const add = async (file: File) => {
    const form = new FormData();
    form.set('pid', String(pid));
    form.set('file', file);
    setSending({ name: file.name, share: 0 });
    try {
      const kept = await sendForm('POST /api/file/upload-problem-attachment', form, {
        onProgress: (share) => setSending({ name: file.name, share }),
      });
      setFiles([...without(kept.name), kept].sort((a, b) => (a.name < b.name ? -1 : 1)));
    } catch {
      // The client has already said what went wrong.
    }
    setSending(null);
  };

  const remove = async (name: string) => {
    const isSure = await confirm({
      title: t('attachments.removeTitle'),
      body: t('attachments.removeText', { name }),
      confirmLabel: t('files.remove', { name }),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await api('DELETE /api/admin/problem/attachment', { query: { pid, name } });
      setFiles(without(name));
      toast.success(t('attachments.removed', { name }));
    } catch {
      // The client has already said what went wrong.
    }
  };
  return { files, sending, add, remove };
}
