import { api, type Schemas } from '../../../shared/api/calls';
import { type SendOptions, sendInParts } from '../../../shared/api/resumableUpload';

/** Contract admin.md §7.4. */
export type UpgradeState = Schemas['UpgradeState'];
export type PastUpgrade = Schemas['PastUpgrade'];

/** A file that was sent and looked at. */
export type Offer = Schemas['UpgradeOffer'] & { uploadId: string };

export const upgradeKey = ['admin', 'upgrade'] as const;

export const upgradeQuery = {
  queryKey: upgradeKey,
  queryFn: () => api('GET /api/admin/upgrade', { isQuiet: true }),
};

export async function offerOf(file: File, options: SendOptions): Promise<Offer> {
  const uploadId = await sendInParts(file, options);
  const offer = await api('POST /api/admin/upgrade/check', { body: { uploadId }, isQuiet: true });
  return { ...offer, uploadId };
}

export const beginUpgrade = (uploadId: string) =>
  api('POST /api/admin/upgrade', { body: { uploadId }, isQuiet: true });

export const withdrawUpgrade = () => api('DELETE /api/admin/upgrade');
