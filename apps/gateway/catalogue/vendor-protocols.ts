import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'

import type { Db } from '../kit/db.ts'

/** How each vendor speaks with the gateway. */
export async function vendorProtocols(db: Db): Promise<Map<string, VendorProtocol>> {
  const vendors = await db.selectFrom('vendor').select(['code', 'protocol']).execute()
  return new Map(vendors.map(({ code, protocol }) => [code, protocol]))
}
