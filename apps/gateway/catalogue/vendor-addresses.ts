import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'

import type { Db } from '../kit/db.ts'

/** Where and how a vendor is spoken with. */
export interface VendorAddress {
  code: string
  protocol: VendorProtocol
  /** Where its games open; null while none does. */
  launchUrl: string | null
  /** Where its server answers us; null where it has told no address. */
  serviceUrl: string | null
}

/** All vendors, by their codes. */
export async function vendorAddresses(db: Db): Promise<Map<string, VendorAddress>> {
  const vendors = await db.selectFrom('vendor').select(['code', 'protocol', 'launch_url', 'service_url']).execute()
  return new Map(
    vendors.map(({ code, protocol, launch_url: launchUrl, service_url: serviceUrl }) => {
      return [code, { code, protocol, launchUrl, serviceUrl }]
    }),
  )
}
