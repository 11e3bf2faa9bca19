import { seamlessWallet } from './seamless/seamless-wallet.ts'
import type { MakeWallet } from './wallet.ts'
import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'

/** How each protocol reaches the players' money. A vendor whose protocol is not here does not play. */
export const wallets: Partial<Record<VendorProtocol, MakeWallet>> = {
  ante: seamlessWallet,
}
