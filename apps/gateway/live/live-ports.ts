import type { MerchantStatus } from '@ante/contract/merchant/status.ts'

import type { CallContext } from '../kit/context.ts'
import type { Ports } from '../kit/ports.ts'

import type { JackpotsOf } from './jackpot-publisher.ts'
import type { MemberState, MemberStates } from './member-states.ts'

/** Data about a page's visitor that decides which state of the merchant is sent. */
export type ViewerContext = Pick<CallContext, 'merchantCode' | 'language' | 'country'>

/** Ports of the live stream, connected by the composition root. */
export interface LivePorts extends Pick<Ports, 'db' | 'bus' | 'clock' | 'log' | 'config'> {
  statusOf(viewerContext: ViewerContext): MerchantStatus
  /** Changes whenever the merchant's settings change. */
  settingsVersionOf(merchantCode: string): string
  /** Changes whenever the catalogue changes. */
  catalogueVersion(): string
  states: MemberStates
  /** The state `support` of visitors, by visitor hash. */
  visitors: MemberState<'support'>
  visitorHash(token: string): string
  jackpotsOf: JackpotsOf
  /** Returns the tokens whose sessions are valid. */
  validTokens(tokens: string[]): Promise<Set<string>>
  /** Returns the networks by which an address is counted, with their multiples of a limit. */
  networkShares(ip: string): { network: string; share: number }[]
}
