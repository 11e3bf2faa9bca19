import type { MerchantStatus } from '@ante/contract/merchant/status.ts'

import type { CallContext } from '../kit/context.ts'
import type { Ports } from '../kit/ports.ts'

import type { JackpotsOf } from './jackpot-publisher.ts'
import type { MemberState, MemberStates } from './member-states.ts'

/** Where a page stands, as far as it decides what it is told of its merchant. */
export type Standpoint = Pick<CallContext, 'merchantCode' | 'language' | 'country'>

/** What the live stream asks of the others; the composition wires it. */
export interface LivePorts extends Pick<Ports, 'db' | 'bus' | 'clock' | 'log' | 'config'> {
  statusOf(standpoint: Standpoint): MerchantStatus
  /** Differs whenever the merchant's settings do. */
  settingsVersionOf(merchantCode: string): string
  /** Differs whenever the catalogue does. */
  catalogueVersion(): string
  states: MemberStates
  /** The state `support` of visitors, by the hashes that name them. */
  visitors: MemberState<'support'>
  visitorHash(token: string): string
  jackpotsOf: JackpotsOf
  /** Those of the tokens whose sessions are alive. */
  livingTokens(tokens: string[]): Promise<Set<string>>
  /** The networks that an address is counted by, each with the share that it has of a limit. */
  networkShares(ip: string): { network: string; share: number }[]
}
