import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'

/** Room of a sportsbook: a match, or a pick of one. */
export const RoomId = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))
const MAX_PICKS = 3

/** One outcome of a match, with its decimal odds. */
export const MatchPick = z.object({
  pick: z.enum(['home', 'draw', 'away']),
  /** Payout per unit of stake, the stake included: `1.85`. */
  odds: z.string().check(z.regex(/^\d{1,6}\.\d{2,3}$/)),
  /** Room of the sportsbook that opens with this pick on the bet slip. */
  roomId: RoomId,
})
export type MatchPick = z.output<typeof MatchPick>

/** Prices of the main market of one match, in the order home, draw, away. */
export const MatchPrices = z.object({
  /** The match's room, as in the list of hot matches. */
  roomId: RoomId,
  picks: z.array(MatchPick).check(z.minLength(1), z.maxLength(MAX_PICKS)),
})
export type MatchPrices = z.output<typeof MatchPrices>

export const listMatchPrices = endpoint({
  summary: 'Returns the sportsbooks’ current prices of the hot matches; matches without prices are omitted.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getMatchPrices',
  access: 'anyone',
  input: Nothing,
  output: z.object({ list: z.array(MatchPrices) }),
})
