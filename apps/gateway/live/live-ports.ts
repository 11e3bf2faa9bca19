import type { LiveEvent } from '@ante/contract/live/events.ts'
import type { MerchantStatus } from '@ante/contract/merchant/status.ts'

import type { CallContext } from '../kit/context.ts'
import type { Ports } from '../kit/ports.ts'

import type { JackpotsOf } from './jackpot-teller.ts'
import type { StatesOf } from './member-states.ts'

/** Where a page stands, as far as it decides what it is told of its merchant. */
export type Standpoint = Pick<CallContext, 'merchantCode' | 'language' | 'country'>

/** What the live stream asks of the others; the composition wires it. */
export interface LivePorts extends Pick<Ports, 'db' | 'bus' | 'clock' | 'log' | 'config'> {
  statusOf(standpoint: Standpoint): MerchantStatus
  /** Differs whenever the merchant's settings do. */
  settingsVersionOf(merchantCode: string): string
  /** Differs whenever the catalogue does. */
  catalogueVersion(): string
  balanceOf: StatesOf<LiveEvent<'balance'>>
  promotionsOf: StatesOf<LiveEvent<'promotions'>>
  favouritesOf: StatesOf<LiveEvent<'favourites'>>
  withdrawalsOf: StatesOf<LiveEvent<'withdrawal'>>
  ordersOf: StatesOf<LiveEvent<'order'>>
  supportOf: StatesOf<LiveEvent<'support'>>
  unreadOf: StatesOf<LiveEvent<'unread'>>
  /** The same for visitors, by the hashes that name them. */
  visitorsOf: StatesOf<LiveEvent<'support'>>
  visitorHash(token: string): string
  jackpotsOf: JackpotsOf
  /** Those of the tokens whose sessions are alive. */
  livingTokens(tokens: string[]): Promise<Set<string>>
  /** The networks that an address is counted by, each with the share that it has of a limit. */
  networkShares(ip: string): { network: string; share: number }[]
}
