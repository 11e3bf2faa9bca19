import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'

import type { Db } from '../kit/db.ts'

/** Address and protocol of a vendor. */
export interface VendorAddress {
  code: string
  protocol: VendorProtocol
  /** Launch URL of its games; null if it has none. */
  launchUrl: string | null
  /** URL of its server for calls from the gateway; null if none is configured. */
  serviceUrl: string | null
}

/** Returns all vendors, by code. */
export async function vendorAddresses(db: Db): Promise<Map<string, VendorAddress>> {
  const vendors = await db.selectFrom('vendor').select(['code', 'protocol', 'launch_url', 'service_url']).execute()
  return new Map(
    vendors.map(({ code, protocol, launch_url: launchUrl, service_url: serviceUrl }) => {
      return [code, { code, protocol, launchUrl, serviceUrl }]
    }),
  )
}
