import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
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
})
export type VendorSettings = z.output<typeof VendorSettings>

export const listVendors = endpoint({
  summary: 'Categories and vendors of the merchant',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'anyone',
  input: Nothing,
  output: VendorSettings,
})
