import { createHmac } from 'node:crypto'

export interface DemoVendorKey {
  vendor: string
  keyId: string
  secret: string
}

/**
 * The key that a vendor of the demo signs with, and is signed to by: made of the one secret that gateway and sandbox
 * share, and of no use at any other vendor.
 */
export function vendorKeyOf(sharedSecret: string, vendor: string): DemoVendorKey {
  const secret = createHmac('sha256', sharedSecret).update(`vendor ${vendor}`).digest('hex')
  return { vendor, keyId: `${vendor.toLowerCase()}-1`, secret }
}
