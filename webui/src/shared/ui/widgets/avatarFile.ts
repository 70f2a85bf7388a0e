import type { TFunction } from 'i18next';
import { boxSide, type Crop, type Size, sourceOf } from './crop';

/** S1 §5, whose 2 MB hold for what is sent: a square of 200 px, whatever a phone's photograph weighs.
 * What is chosen must only be something that a browser can draw. */
const extensions = ['gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp'];
const mostBytes = 40 * 1024 * 1024;

export const avatarAccept = extensions.map((extension) => `.${extension}`).join(',');

/** What speaks against a chosen file; null for nothing. */
export function refusalOf(file: File, t: TFunction<'widgets'>): string | null {
  const extension = file.name.includes('.') ? file.name.split('.').at(-1)?.toLowerCase() : '';
  if (!extensions.includes(extension ?? '')) return t('avatar.badType');
  return file.size > mostBytes ? t('avatar.tooLarge') : null;
}

/** Draws the chosen square as a PNG of the avatar's size. */
export async function cropToPng(picture: HTMLImageElement, crop: Crop, size: Size): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = boxSide;
  canvas.height = boxSide;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const { x, y, side } = sourceOf(crop, size);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, side, side, 0, 0, boxSide, boxSide);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
