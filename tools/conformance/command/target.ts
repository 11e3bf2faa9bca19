import type { WalletUnderTest } from '../case-context.ts'
import type { Host } from '../host.ts'

/** A wallet and its host. */
export interface Target {
  wallet: WalletUnderTest
  host: Host
}
