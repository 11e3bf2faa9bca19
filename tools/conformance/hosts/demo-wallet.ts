import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { vendors } from '@ante/demo/vendors.ts'

import type { WalletUnderTest } from '../bench.ts'
import type { SeamlessProtocol } from '../wallet/protocols.ts'

/** The wallet of the demo's first vendor that speaks this protocol. */
export function demoWallet(
  protocol: SeamlessProtocol,
  { url, vendorsSecret }: { url: string; vendorsSecret: string },
): WalletUnderTest {
  const vendor = vendors.find((one) => one.protocol === protocol)
  if (!vendor) throw new Error(`no vendor of the demo speaks ${protocol}`)
  const { keyId, secret } = vendorKeyOf(vendorsSecret, vendor.code)
  return { url, protocol, vendor: vendor.code, keyId, secret }
}
