import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { GameCategory } from './category.ts'

/** The categories in the merchant's order, each with its vendors. */
export const VendorSettings = z.object({
  sorting: z.array(
    z.object({
      gameCategory: GameCategory,
      games: z.number(),
      /** The classes that its games are of, apart from what is new or hot. */
      classes: z._default(z.array(z.string()), []),
      /** What the lobby shows under the category: its games, or whose they are where one enters by the maker. */
      shows: z._default(z.enum(['games', 'vendors']), 'games'),
      vendorNames: z.array(
        z.object({
          gameType: GameCategory,
          vassalage: z.string(),
          accountTypeName: z.string(),
          icon: z.string(),
          /** How many games of the category are of this vendor. */
          games: z._default(z.number(), 0),
          /** Where its tile leads: `packages/contract/launch/launch-address.ts`. */
          opens: z._default(z.string(), '/m/gameCenter'),
        }),
      ),
    }),
  ),
  /** The categories in which each vendor has games, by the vendor's code. */
  mapping: z.optional(z.record(z.string(), z.array(GameCategory))),
})
export type VendorSettings = z.output<typeof VendorSettings>

/** The merchant's own code where a client names it; another one's offer is not told here. */
const OfMerchant = z.object({ merchant_code: z.optional(z.string().check(z.maxLength(30))) })

export const listVendors = endpoint({
  summary: 'Categories and vendors of the merchant',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'anyone',
  input: OfMerchant,
  output: VendorSettings,
})

export const listVendorCategories = endpoint({
  summary: 'The vendors of the merchant, each with the categories in which it has games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'anyone',
  input: OfMerchant,
  output: z.object({
    list: z.array(z.object({ vassalage: z.string(), accountTypeName: z.string(), gameTypes: z.array(GameCategory) })),
  }),
})
