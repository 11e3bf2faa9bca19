import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'

import { hasSuite } from '../../launch/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'

export interface VendorSuite {
  protocol: VendorProtocol
  /** Merchants that offer the vendor and have a trial site; none if the suite has no cases for the protocol. */
  sites: string[]
}

/** Returns what the suite can play for a vendor; null for an unknown vendor, or one that the merchant does not offer. */
export async function suiteOf(
  { db, merchants }: Pick<ScreenPorts, 'db' | 'merchants'>,
  { vendor: code, merchantCode }: { vendor: string; merchantCode: string | null },
): Promise<VendorSuite | null> {
  const vendor = await db
    .selectFrom('vendor')
    .select(['protocol', 'launch_kind'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!vendor) return null
  const offers = await db
    .selectFrom('merchant_vendor')
    .select('merchant_code')
    .where('vendor', '=', code)
    .$if(merchantCode !== null, (query) => query.where('merchant_code', '=', merchantCode ?? ''))
    .orderBy('merchant_code')
    .execute()
  if (merchantCode !== null && offers.length === 0) return null
  const sites = offers.map(({ merchant_code: site }) => site).filter((site) => merchants.trialOf(site) !== null)
  // The house lottery is no vendor that makes calls.
  const hasCases = hasSuite(vendor.protocol) && vendor.launch_kind !== 'lottery'
  return { protocol: vendor.protocol, sites: hasCases ? sites : [] }
}
