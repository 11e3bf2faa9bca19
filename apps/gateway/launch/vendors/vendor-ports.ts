import type { LaunchPorts } from '../launch-ports.ts'
import type { SeamlessWallet } from '../seamless/seamless-wallet.ts'
import type { VendorKeys } from '../vendor-keys.ts'

/** Ports of the adapters. */
export interface VendorPorts extends LaunchPorts {
  keys: VendorKeys
  wallet: SeamlessWallet
}
