import type { WalletUnderTest } from '@ante/conformance/case-context.ts'
import type { Host } from '@ante/conformance/host.ts'

/** A wallet and its host. */
export interface Target {
  wallet: WalletUnderTest
  host: Host
}
