import { object, pipe, regex, string, trim } from 'valibot';
import { api, sendForm } from '../../../shared/api/calls';
import type { WebsiteConfig } from '../../../shared/api/types';
import type { SendingWay } from '../../../shared/forms/useSending';

export const imageEndings = ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.bmp'] as const;
/** Contract file.md §1, in bytes. */
export const largestCarouselImage = 8 * 1024 * 1024;
export const largestPromoImage = 4 * 1024 * 1024;

/** The start page shows the same list. */
export const carouselKey = ['home', 'carousel'] as const;

export const carouselQuery = {
  queryKey: carouselKey,
  queryFn: () => api('GET /api/home-carousel', { isQuiet: true }),
};

export function addCarouselImage(
  file: File,
  { signal, onProgress }: SendingWay,
): Promise<{ id: number; url: string }> {
  const form = new FormData();
  form.set('file', file);
  return sendForm('POST /api/file/upload-carouse-img', form, {
    signal,
    onProgress: (share) => onProgress({ name: file.name, share }),
  });
}

export function deleteCarouselImage(id: number): Promise<null> {
  return api('DELETE /api/admin/config/home-carousel', { query: { id } });
}

export type PromoConfig = Pick<
  WebsiteConfig,
  'image1' | 'image2' | 'image3' | 'addr1' | 'addr2' | 'addr3' | 'visible2'
>;

export const websiteQuery = {
  queryKey: ['admin', 'website'] as const,
  queryFn: () => api('GET /api/admin/config/get-web-config', { isQuiet: true }),
};

export async function uploadPromoImage(file: File): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  return (await sendForm('POST /api/file/upload-home-img', form)).link;
}

export function savePromoImages(values: Partial<PromoConfig>): Promise<null> {
  return api('PUT /api/admin/config/set-web-config', { body: values, isQuiet: true });
}

/** An address is empty, a page of this site, or another site (contract home.md). */
export function promoSchema(badAddress: string) {
  const address = pipe(string(), trim(), regex(/^(|\/(?!\/)\S*|https?:\/\/\S+)$/, badAddress));
  return object({
    image1: string(),
    image2: string(),
    image3: string(),
    addr1: address,
    addr2: address,
    addr3: address,
  });
}
