import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { GameCategory } from './category.ts'
import { onWire } from '../kit/wire-names.ts'

/** Summary of a vendor's games in one category. */
export const VendorHall = z.object({
  category: onWire('gameType', GameCategory),
  /** Vendor code. */
  vendor: onWire('vassalage', z.string()),
  vendorName: onWire('accountTypeName', z.string()),
  icon: z.string(),
  games: z.number(),
  newGames: z.number(),
  hotGames: z.number(),
  /** Whether the vendor has a sportsbook or an arena, which is opened as a whole. */
  isBook: z.boolean(),
  /** A few covers, of the most popular games first. */
  covers: z.array(z.string()),
  /** Set if the vendor is temporarily closed; `until` is null if the end is unknown. */
  closed: z.optional(z.object({ until: z.nullable(z.iso.datetime()) })),
})
export type VendorHall = z.output<typeof VendorHall>

export const listHalls = endpoint({
  summary: 'Returns the vendors of each category with their games, in the merchant’s order.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_vendorHalls',
  access: 'anyone',
  input: Nothing,
  output: z.object({ halls: z.array(VendorHall) }),
})
