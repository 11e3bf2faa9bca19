import * as z from 'zod/mini'

import { JackpotPool } from '../catalogue/jackpot.ts'
import { Winner } from '../catalogue/winners.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { MerchantStatus } from '../merchant/status.ts'
import { AnnouncementType } from '../messaging/announcements.ts'
import { onWire } from '../kit/wire-names.ts'

/** `GET /wps/live`: server-sent events, one stream per page. */
export const LIVE_PATH = '/wps/live'

/**
 * Member states of the stream. Their sources are in the gateway's `open-live.ts`, their handlers in the web's
 * `start-live.ts`.
 */
const memberStates = {
  balance: z.object({
    version: z.number(),
    sumBalance: DecimalText,
    /** Balance of the main wallet, which most games use. */
    mainBalance: DecimalText,
    /** Amount in transit between two wallets; absent if there is none. */
    inTransit: z.optional(DecimalText),
    currency: Currency,
  }),
  promotions: z.object({ unclaimedCount: z.number() }),
  /** Incremented with each change of the member's favourites: a page with a lower version refetches them. */
  favourites: z.object({ version: z.number() }),
  /** Incremented with each step of one of the member's withdrawals: pages that show them refetch. */
  withdrawal: z.object({ version: z.number() }),
  /** Incremented whenever one of the member's lottery orders has changed: pages that show them refetch. */
  order: z.object({ version: z.number() }),
  /**
   * Incremented with each change of the chat and feedback of the member, or of the visitor: pages that show them
   * refetch. With the number of unread items of each.
   */
  support: z.object({ version: z.number(), chat: z.number(), feedback: z.number() }),
  /**
   * Incremented with each change of the member's inbox: pages that show it refetch. With the number of unread mails.
   */
  unread: z.object({ version: z.number(), mail: z.number() }),
}
export type MemberStateName = keyof typeof memberStates

/**
 * Events of the stream, by name.
 *
 * `balance`, `maintenance`, `settings`, `catalogue`, `jackpot`, `promotions`, `favourites`, `withdrawal`, `order`,
 * `support` and `unread` are states: the stream begins with the current states, and a newer state replaces an older
 * one. The `version` of a balance grows with every change of the wallet, so that an older one that arrives late is
 * dropped. `winners`, `announcements` and `deposit` are occurrences: each has an id, and a stream that reconnects with
 * `Last-Event-ID` receives each missed occurrence once. `draw` is an occurrence without an id: pages poll for missed
 * draws.
 */
export const liveEvents = {
  ...memberStates,
  maintenance: MerchantStatus,
  /** Sent when the merchant's settings have changed: refetch them. */
  settings: z.object({ version: z.string() }),
  /** Sent when the games may have changed: refetch the shown games. */
  catalogue: z.object({ version: z.string() }),
  /** Balance of the real pool of the merchant's jackpot games; null if there is none, or it is empty. */
  jackpot: z.nullable(JackpotPool),
  /** Result of a lottery. Clients ignore results of lotteries that they do not show. */
  draw: z.object({
    gameId: z.number(),
    gameCode: z.string(),
    drawNumber: onWire('numero', z.string()),
    result: z.unknown(),
  }),
  winners: Winner,
  announcements: z.object({ types: z.array(AnnouncementType) }),
  /** New `DepositState` of a member's deposit: refetch it. `amount` is the credited amount, null until then. */
  deposit: z.object({
    transactionId: onWire('transId', z.string()),
    state: z.string(),
    amount: z.nullable(z.string()),
  }),
  /** Sent when missed events are no longer stored: refetch everything. */
  refresh: z.object({}),
  /** The session of this stream has ended. */
  ended: z.object({}),
}
export type LiveEventName = keyof typeof liveEvents
export type LiveEvent<Name extends LiveEventName = LiveEventName> = z.output<(typeof liveEvents)[Name]>
