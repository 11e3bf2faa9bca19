import * as z from 'zod/mini'

import { stakeRefusals } from '../responsible-gaming/refusals.ts'
import { GameCategory } from '../catalogue/category.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { DecimalText, Currency } from '../kit/money.ts'
import { QueryNumber } from '../kit/paging.ts'
import { onWire } from '../kit/wire-names.ts'

/** Amount transferred between the main wallet and a vendor's: docs/vendors/transfer-wallet.md. */
const MoneyNamed = z.object({ amount: DecimalText, currency: Currency })

/** The vendor of a refusal, by its display name. */
const OfVendor = { vendorName: z.string() }

export const launchGame = endpoint({
  summary: 'Returns a single-use game address, valid for one minute.',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'member',
  input: z.object({
    /** A game is identified by `nodeId`, by `vendor` and the vendor's `gameId`, or by `gameCode`. */
    vendor: z.optional(z.string().check(z.maxLength(30))),
    gameId: z.optional(z.string().check(z.maxLength(80))),
    nodeId: z.optional(QueryNumber),
    /** `lobby`: the lobby of `vendor`, by default of the vendor with the draws of the prize mode. */
    gameCode: z.optional(z.string().check(z.maxLength(80))),
    prizeMode: z.optional(z.enum(['Lott', 'Elott', 'SEA'])),
    /** Target within the game: a match, a table. */
    roomId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))),
    category: onWire('gameCategory', z.optional(GameCategory)),
  }),
  output: z.object({
    content: z.object({ game_url: z.string() }),
    sessionId: z.string(),
    gameName: z.string(),
    /** `fun` is play money of a trial account. */
    playMode: z.enum(['real', 'fun']),
    /** Whether the balance is at the vendor during the game, and is transferred back when the member leaves. */
    moneyAtVendor: z._default(z.boolean(), false),
    /** The wallet used by the game: `accountTypeId` of `getBalance`. */
    walletTypeId: z.number(),
  }),
  refusals: {
    /** The game does not exist at this merchant, or does not match the other fields. */
    'game.not.found': NoDetails,
    /** The vendor has several games and no lobby: the member must select one of them, in this category. */
    'game.lobby.missing': z.object({ vendor: z.string(), category: onWire('gameCategory', GameCategory) }),
    /** The vendor has closed the game, which existed at this merchant. */
    'game.closed': z.object({ gameName: z.string() }),
    /** The game supports only real money, but the member has play money. */
    'game.real.only': z.object({ gameName: z.string() }),
    /** An operator has temporarily closed all games of the vendor. */
    'vendor.closed': z.object({ ...OfVendor, until: z.nullable(z.string()) }),
    /** The vendor may not be played in the member's country. */
    'vendor.restricted': z.object({ ...OfVendor, country: z.nullable(z.string()) }),
    /** The vendor does not answer, or has no address; it is called again after `retryAfterSeconds`. */
    'vendor.unavailable': z.object({ ...OfVendor, retryAfterSeconds: z.number() }),
    ...stakeRefusals,
    /**
     * The amount is in transit to or from this vendor, without the vendor's confirmation. Within two minutes it has
     * arrived, or is back in the main wallet, or awaits manual review.
     */
    'transfer.uncertain': MoneyNamed,
    /** The vendor refused the transfer: the amount is in the main wallet again. */
    'transfer.refused': MoneyNamed,
    /** The member's balance is in the wallet of the named other vendor, which does not return it at present. */
    'transfer.elsewhere': z.object({
      vendor: z.string(),
      vendorName: z.string(),
      amount: DecimalText,
      currency: Currency,
    }),
  },
})
