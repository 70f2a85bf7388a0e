import i18n from 'i18next';
import { saveFile } from '../lib/download';
import { toast } from '../ui/toast';
import { type FileCall, fetchFile, type OptionsArgument } from './calls';

/** Fetches a file and hands it to the browser's downloads, with the words of S1 §8. Throws an ApiError. */
export async function downloadFile<C extends FileCall>(
  call: C,
  ...options: OptionsArgument<C>
): Promise<void> {
  toast.info(i18n.t('shell:download.started'));
  const { name, content } = await fetchFile(call, ...options);
  saveFile(content, name);
  toast.success(i18n.t('shell:download.done'));
}
