import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { DecimalText, Currency } from '../kit/money.ts'
import { QueryNumber } from '../kit/paging.ts'

/** What moves between the main wallet and a vendor's: docs/vendors.md, "Transfer wallets". */
const MoneyNamed = z.object({ amount: DecimalText, currency: Currency })

export const launchGame = endpoint({
  summary: 'Opens a game: gives an address that works once, for a minute',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'member',
  input: z.object({
    vendor: z.string().check(z.maxLength(30)),
    gameId: z.string().check(z.maxLength(80)),
    nodeId: QueryNumber,
    /** Where in the game he wants to go: a match, a table. */
    roomId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))),
    gameCategory: z.optional(z.string().check(z.maxLength(20))),
  }),
  output: z.object({
    content: z.object({ game_url: z.string() }),
    sessionId: z.string(),
    gameName: z.string(),
    /** `fun` is play money: the trial account's. */
    playMode: z.enum(['real', 'fun']),
  }),
  refusals: {
    'game.not.found': NoDetails,
    'game.not.playable': NoDetails,
    'vendor.unavailable': NoDetails,
    'account.disabled': NoDetails,
    /**
     * The money is on its way to this vendor, or back from it, and the vendor has not said that it has it. It is neither lost nor
     * doubled: within two minutes it is there, or back in the main wallet, or with somebody who looks after it.
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
