import * as z from 'zod/mini'

import { RoomId } from '../catalogue/match-prices.ts'
import { Sport } from '../catalogue/sport.ts'
import { NoDetails } from '../kit/endpoint.ts'
import { Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { VendorCode } from './vendor-code.ts'

/** Maximum number of tiles that staff places; players see at most 20 matches. */
export const MAX_TILES = 20

const Match = {
  vendor: z.string(),
  matchId: z.string(),
  league: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  startsAt: z.string(),
}

const Tile = z.object({
  ...Match,
  /**
   * `placed`: by staff, before all others. `listed`: by the vendor, in the order of the start. `closed`: not shown, until the
   * match would leave the list.
   */
  kind: z.enum(['placed', 'listed', 'closed']),
  /** When the tile disappears. */
  until: z.string(),
})
export type HotTile = z.infer<typeof Tile>

export const listHotTiles = staffEndpoint({
  summary: 'Returns the tiles of hot matches in the order in which players see them, then the closed ones.',
  method: 'GET',
  path: '/console/m/:merchant/sports/tiles',
  permission: 'launch.sports.read',
  input: z.object({ merchant: Scope }),
  output: z.object({ tiles: z.array(Tile), version: z.string() }),
  refusals: {},
})

export const listTileMatches = staffEndpoint({
  summary: 'Returns the coming matches of the sportsbooks, to place them as tiles.',
  method: 'GET',
  path: '/console/m/:merchant/sports/tile-matches',
  permission: 'launch.sports.update',
  input: z.object({ merchant: Scope, sport: Sport }),
  output: z.object({ matches: z.array(z.object(Match)) }),
  refusals: {
    /** No sportsbook answers, or the merchant has none. */
    'sports.no_answer': NoDetails,
  },
})

export const saveHotTiles = staffEndpoint({
  summary: 'Sets the placed tiles in their order, and the closed ones; all others are those that the vendor lists.',
  method: 'PUT',
  path: '/console/m/:merchant/sports/tiles',
  permission: 'launch.sports.update',
  input: z.object({
    merchant: Scope,
    placed: z
      .array(
        z.object({
          vendor: VendorCode,
          matchId: RoomId,
          /** Absent: until the match starts. */
          until: z.optional(z.iso.datetime().check(z.maxLength(35))),
        }),
      )
      .check(z.maxLength(MAX_TILES)),
    closed: z.array(z.object({ vendor: VendorCode, matchId: RoomId })).check(z.maxLength(MAX_TILES)),
    reason: Reason,
    /** Version that the tiles had when they were read. */
    version: z.string().check(z.maxLength(64)),
  }),
  output: z.object({ version: z.string() }),
  refusals: {
    'sports.no_answer': NoDetails,
    /** Another person has changed the tiles since they were read. */
    'tiles.changed': NoDetails,
    /** A placed match is over, is not offered, or stands twice. */
    'tiles.match_unknown': z.object({ match: z.string() }),
    /** The time is over, or more than a day after the start of the match. */
    'tiles.until_invalid': z.object({ match: z.string() }),
  },
})
