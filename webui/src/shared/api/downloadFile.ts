import i18n from 'i18next';
import { saveFile } from '../lib/download';
import { toast } from '../ui/toast';
import { download, type RequestOptions } from './client';

/** Fetches a file and hands it to the browser's downloads, with the words of S1 §8. Throws an ApiError. */
export async function downloadFile(path: string, options: RequestOptions = {}): Promise<void> {
  toast.info(i18n.t('shell:download.started'));
  const { name, content } = await download(path, options);
  saveFile(content, name);
  toast.success(i18n.t('shell:download.done'));
}
