import { createHmac } from 'node:crypto'

export interface DemoVendorKey {
  vendor: string
  keyId: string
  secret: string
}

/**
 * Returns the key of a demo vendor, for calls from and to the vendor. The key is derived from the secret shared by
 * gateway and sandbox, and useless at any other vendor.
 */
export function vendorKeyOf(sharedSecret: string, vendor: string): DemoVendorKey {
  const secret = createHmac('sha256', sharedSecret).update(`vendor ${vendor}`).digest('hex')
  return { vendor, keyId: `${vendor.toLowerCase()}-1`, secret }
}
