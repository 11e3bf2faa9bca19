import type { MerchantStatus } from './status.ts'

export type Closing = 'maintenance' | 'region'

/**
 * Returns why the whole app is replaced; null if it is not. Maintenance takes precedence over the region. Source:
 * product specification 2.
 */
export function closingOf({
  maintenance,
  restricted,
}: Pick<MerchantStatus, 'maintenance' | 'restricted'>): Closing | null {
  if (maintenance) return 'maintenance'
  return restricted ? 'region' : null
}
