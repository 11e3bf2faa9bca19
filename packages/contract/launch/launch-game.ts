import * as z from 'zod/mini'

import { stakeRefusals } from '../responsible-gaming/refusals.ts'
import { GameCategory } from '../catalogue/category.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { DecimalText, Currency } from '../kit/money.ts'
import { QueryNumber } from '../kit/paging.ts'

/** What moves between the main wallet and a vendor's: docs/vendors/transfer-wallet.md. */
const MoneyNamed = z.object({ amount: DecimalText, currency: Currency })

/** Of whom a refusal speaks, by the name that players know. */
const OfVendor = { vendorName: z.string() }

export const launchGame = endpoint({
  summary: 'Opens a game: gives an address that works once, for a minute',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'member',
  input: z.object({
    /** A game is named by its node, its vendor and the vendor's own id of it, */
    vendor: z.optional(z.string().check(z.maxLength(30))),
    gameId: z.optional(z.string().check(z.maxLength(80))),
    nodeId: z.optional(QueryNumber),
    /** or as the `lobby` of a vendor: of this one, or of whoever has the draws of the mode. */
    gameCode: z.optional(z.string().check(z.maxLength(80))),
    prizeMode: z.optional(z.enum(['Lott', 'Elott', 'SEA'])),
    /** Where in the game he wants to go: a match, a table. */
    roomId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))),
    gameCategory: z.optional(GameCategory),
  }),
  output: z.object({
    content: z.object({ game_url: z.string() }),
    sessionId: z.string(),
    gameName: z.string(),
    /** `fun` is play money: the trial account's. */
    playMode: z.enum(['real', 'fun']),
    /** Whether the money he plays with is at the vendor meanwhile: it comes home when he leaves. */
    moneyAtVendor: z._default(z.boolean(), false),
    /** The wallet that the game plays from: `accountTypeId` of `getBalance`. */
    walletTypeId: z.number(),
  }),
  refusals: {
    /** Nobody offers it here, or it is another one than was said. */
    'game.not.found': NoDetails,
    /** The vendor has several games and no lobby of its own: the member chooses among them, in this category. */
    'game.lobby.missing': z.object({ vendor: z.string(), gameCategory: GameCategory }),
    /** It was here, and its vendor has closed it. */
    'game.closed': z.object({ gameName: z.string() }),
    /** It takes real money alone, and he has play money. */
    'game.real.only': z.object({ gameName: z.string() }),
    /** The operator has closed all its games for a while. */
    'vendor.closed': z.object({ ...OfVendor, until: z.nullable(z.string()) }),
    /** It may not be played where he is. */
    'vendor.restricted': z.object({ ...OfVendor, country: z.nullable(z.string()) }),
    /** It does not answer, or has no address; after so long it is asked again. */
    'vendor.unavailable': z.object({ ...OfVendor, retryAfterSeconds: z.number() }),
    'account.disabled': NoDetails,
    ...stakeRefusals,
    /**
     * The money is on its way to this vendor, or back from it, and the vendor has not said that it has it. It is
     * neither lost nor doubled: within two minutes it is there, or back in the main wallet, or with somebody who looks
     * after it.
     */
    'transfer.uncertain': MoneyNamed,
    /** The vendor did not take the money: it is in the main wallet again. */
    'transfer.refused': MoneyNamed,
    /** The member's money is in the wallet of another vendor, named here, which does not give it back at present. */
    'transfer.elsewhere': z.object({
      vendor: z.string(),
      vendorName: z.string(),
      amount: DecimalText,
      currency: Currency,
    }),
  },
})
