import { api, type Schemas } from '../../../shared/api/calls';

/** Contract admin.md §7.7. */
export type Addresses = Schemas['AddressesTold'];
export type HttpsMode = Addresses['https']['mode'];

export const addressKey = ['admin', 'address'] as const;

export const addressQuery = {
  queryKey: addressKey,
  queryFn: () => api('GET /api/admin/address', { isQuiet: true }),
  refetchInterval: 15_000,
};

export const setAddress = (body: Schemas['AddressesBody']) =>
  api('PUT /api/admin/address', { body });

export const noteAddresses = () => api('POST /api/admin/address/noted');
