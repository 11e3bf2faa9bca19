import * as z from 'zod/mini'

import { JackpotPool } from '../catalogue/jackpot.ts'
import { Winner } from '../catalogue/winners.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { MerchantStatus } from '../merchant/status.ts'
import { AnnouncementType } from '../messaging/announcements.ts'

/** `GET /wps/live`: server-sent events, one stream a page. */
export const LIVE_PATH = '/wps/live'

/**
 * The states of a member that the stream tells. Their sources are in the gateway's `open-live.ts`, what the app does with them in the
 * web's `start-live.ts`.
 */
const memberStates = {
  balance: z.object({
    version: z.number(),
    sumBalance: DecimalText,
    /** Of the main wallet alone, which most games play from. */
    mainBalance: DecimalText,
    /** Between two wallets just now, and in none of them; absent where nothing is. */
    onTheWay: z.optional(DecimalText),
    currency: Currency,
  }),
  promotions: z.object({ unclaimedCount: z.number() }),
  /** Grows with each change of the member's marks: a page that was told a lower one asks for them anew. */
  favourites: z.object({ version: z.number() }),
  /** Grows with each step of one of the member's withdrawals: whoever shows one asks for it anew. */
  withdrawal: z.object({ version: z.number() }),
  /** Grows whenever one of the member's lottery orders has changed: whoever shows them asks for them anew. */
  order: z.object({ version: z.number() }),
  /**
   * Grows with each change of the member's, or the visitor's, conversation and feedback: whoever shows them asks anew.
   * With what was not seen yet of each.
   */
  support: z.object({ version: z.number(), chat: z.number(), feedback: z.number() }),
  /** Grows with each change of the member's box of mails: whoever shows it asks anew. With how many he has not read. */
  unread: z.object({ version: z.number(), mail: z.number() }),
}
export type MemberStateName = keyof typeof memberStates

/**
 * What the stream tells, by event name.
 *
 * `balance`, `maintenance`, `settings`, `catalogue`, `jackpot`, `promotions`, `favourites`, `withdrawal`, `order`,
 * `support` and `unread` are states: the stream begins with the present one, and a newer one replaces it; `version` grows with every
 * change of the wallet, so that an older one that comes late is dropped. `winners`, `announcements` and `deposit` are
 * happenings: each has an id, and a stream that comes back with `Last-Event-ID` gets those that it missed, each once.
 * `draw` is one without an id: what was missed is seen where it is looked for.
 */
export const liveEvents = {
  ...memberStates,
  maintenance: MerchantStatus,
  /** Differs whenever the merchant's settings do: ask for them anew. */
  settings: z.object({ version: z.string() }),
  /** Differs whenever the games may: ask for what is shown anew. */
  catalogue: z.object({ version: z.string() }),
  /** The real pool of the merchant's jackpot games; null while there is none, or nothing in it. */
  jackpot: z.nullable(JackpotPool),
  /** A lottery game has a result. Those of games nobody looks at are passed over by whoever gets them. */
  draw: z.object({ gameId: z.number(), gameCode: z.string(), numero: z.string(), result: z.unknown() }),
  winners: Winner,
  announcements: z.object({ types: z.array(AnnouncementType) }),
  /**
   * A deposit of the member's has come so far, a `DepositState`: ask for it anew. `amount` is what was credited, null
   * until it is.
   */
  deposit: z.object({ transId: z.string(), state: z.string(), amount: z.nullable(z.string()) }),
  /** What the stream could not keep was too much or too old: ask for everything anew. */
  refresh: z.object({}),
  /** The session of this stream has ended. */
  ended: z.object({}),
}
export type LiveEventName = keyof typeof liveEvents
export type LiveEvent<Name extends LiveEventName = LiveEventName> = z.output<(typeof liveEvents)[Name]>
