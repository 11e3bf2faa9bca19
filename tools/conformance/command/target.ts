import type { WalletUnderTest } from '../bench.ts'
import type { Host } from '../host.ts'

/** A wallet, and who has it. */
export interface Target {
  wallet: WalletUnderTest
  host: Host
}
