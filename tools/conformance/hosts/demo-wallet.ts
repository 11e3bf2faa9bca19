import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { vendors } from '@ante/demo/vendors.ts'

import type { WalletUnderTest } from '@ante/conformance/case-context.ts'
import { isProtocol } from '@ante/conformance/wallet/protocols.ts'
import type { SeamlessProtocol } from '@ante/conformance/wallet/protocols.ts'

interface Demo {
  url: string
  vendorsSecret: string
}

/** Returns the wallet of the demo's first vendor with this protocol. */
export function demoWallet(protocol: SeamlessProtocol, demo: Demo): WalletUnderTest {
  const first = demoWallets(demo).find((wallet) => wallet.protocol === protocol)
  if (!first) throw new Error(`no vendor of the demo uses the protocol ${protocol}`)
  return first
}

/** Returns the wallets of all vendors of the demo with a seamless wallet. */
export function demoWallets({ url, vendorsSecret }: Demo): WalletUnderTest[] {
  return vendors.flatMap(({ code: vendor, protocol }) => {
    if (!isProtocol(protocol)) return []
    const { keyId, secret } = vendorKeyOf(vendorsSecret, vendor)
    return [{ url, protocol, vendor, keyId, secret }]
  })
}
