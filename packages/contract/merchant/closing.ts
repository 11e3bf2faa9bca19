import type { MerchantStatus } from './status.ts'

export type Closing = 'maintenance' | 'region'

/** Why the whole app is replaced, if it is: maintenance counts before the region. Source: product specification 2. */
export function closingOf({
  maintenance,
  restricted,
}: Pick<MerchantStatus, 'maintenance' | 'restricted'>): Closing | null {
  if (maintenance) return 'maintenance'
  return restricted ? 'region' : null
}
