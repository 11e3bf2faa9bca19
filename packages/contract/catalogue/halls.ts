import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { GameCategory } from './category.ts'

/** What one maker has in one category, at a glance. */
export const VendorHall = z.object({
  gameType: GameCategory,
  /** The maker's code. */
  vassalage: z.string(),
  accountTypeName: z.string(),
  icon: z.string(),
  games: z.number(),
  newGames: z.number(),
  hotGames: z.number(),
  /** Whether it is a book or an arena, which is entered as a whole. */
  isBook: z.boolean(),
  /** A few of its covers, those that most players choose first. */
  covers: z.array(z.string()),
  /** Its maker is closed for a while; null where nobody has said for how long. */
  closed: z.optional(z.object({ until: z.nullable(z.iso.datetime()) })),
})
export type VendorHall = z.output<typeof VendorHall>

export const listHalls = endpoint({
  summary: 'The makers of every category with what they have, both in the order of the merchant',
  method: 'GET',
  path: '/wps/relay/GCSGAME_makerHalls',
  access: 'anyone',
  input: Nothing,
  output: z.object({ halls: z.array(VendorHall) }),
})
