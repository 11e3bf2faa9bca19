import type { LaunchPorts } from '../launch-ports.ts'
import type { SeamlessWallet } from '../seamless/seamless-wallet.ts'
import type { VendorKeys } from '../vendor-keys.ts'

/** What adapters need of the gateway. */
export interface VendorPorts extends LaunchPorts {
  keys: VendorKeys
  wallet: SeamlessWallet
}
