import type { MerchantStatus } from '@ante/contract/merchant/status.ts'

import type { Ports } from '../kit/ports.ts'
import type { BalanceOf } from './balance-teller.ts'

/** What the live stream asks of the others; the composition wires it. */
export interface LivePorts extends Pick<Ports, 'db' | 'bus' | 'clock' | 'log' | 'config'> {
  statusOf(merchantCode: string): MerchantStatus
  balanceOf: BalanceOf
  /** Those of the tokens whose sessions are alive. */
  livingTokens(tokens: string[]): Promise<Set<string>>
  /** What addresses are counted by. */
  networkOf(ip: string): string
}
