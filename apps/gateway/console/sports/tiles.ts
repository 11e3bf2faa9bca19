import { saveHotTiles as saveEndpoint } from '@ante/contract/console/sports-tiles.ts'
import type { HotTile, listHotTiles as listEndpoint, listTileMatches } from '@ante/contract/console/sports-tiles.ts'
import { Sport } from '@ante/contract/catalogue/sport.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import { hotTiles, lockTiles, replaceTiles, storedTiles, versionOfTiles } from '../../catalogue/public.ts'
import type { StoredTile } from '../../catalogue/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { deskMatches } from '../../launch/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const refuse = refusalsOf(saveEndpoint)
/** A tile may stay this long after the start of its match. */
const MAX_AFTER_START_MS = DAY_MS

type DeskPorts = Pick<ScreenPorts, 'db' | 'clock' | 'secrets'>

/** Returns the tiles as players see them, then the closed ones. */
export async function listTiles(
  { db, clock }: DeskPorts,
  merchantCode: string,
): Promise<OutputOf<typeof listEndpoint>> {
  const now = clock.now()
  const stored = await storedTiles(db, merchantCode, now)
  const shown = await hotTiles(db, merchantCode, now)
  const closed = stored
    .filter(({ position }) => position === null)
    .map((tile) => ({ ...tile, kind: 'closed' as const }))
  const vendors = await vendorsOfGames(db, [...shown, ...closed])
  return {
    tiles: [...shown, ...closed].map((tile): HotTile => ({
      vendor: vendors.get(tile.node_id) ?? '',
      matchId: tile.kind === 'listed' ? tile.room_id : tile.key,
      league: tile.league,
      homeTeam: tile.home_team,
      awayTeam: tile.away_team,
      startsAt: tile.match_time.toISOString(),
      kind: tile.kind,
      until: tile.until.toISOString(),
    })),
    version: versionOfTiles(stored),
  }
}

async function vendorsOfGames(db: Db, tiles: readonly { node_id: bigint }[]): Promise<Map<bigint, string>> {
  if (tiles.length === 0) return new Map()
  const rows = await db
    .selectFrom('game')
    .select(['node_id', 'vendor'])
    .where(
      'node_id',
      'in',
      tiles.map(({ node_id: id }) => id),
    )
    .execute()
  return new Map(rows.map(({ node_id: id, vendor }) => [id, vendor]))
}

/** Returns the matches of a sport that can be placed: those that have not started. */
export async function tileMatches(
  ports: DeskPorts,
  merchantCode: string,
  { sport }: ParsedInputOf<typeof listTileMatches>,
): Promise<OutputOf<typeof listTileMatches>> {
  const matches = await deskMatches(ports, merchantCode, sport)
  if (!matches) throw refuse('sports.no_answer')
  return {
    matches: matches
      .filter(({ phase }) => phase === 'before')
      .map(({ vendor, roomId, league, homeTeam, awayTeam, matchTime }) => {
        return { vendor, matchId: roomId, league, homeTeam, awayTeam, startsAt: matchTime }
      }),
  }
}

type Saved = ParsedInputOf<typeof saveEndpoint>

/** Sets the placed and the closed tiles. New ones are described by their sportsbook, not by the caller. */
export async function saveTiles(
  ports: DeskPorts,
  input: Saved,
  context: StaffContext,
): Promise<OutputOf<typeof saveEndpoint>> {
  const merchantCode = merchantOf(context)
  const now = ports.clock.now()
  const described = await describedMatches(ports, merchantCode, input)
  return inTransaction(ports.db, async (tx) => {
    await lockTiles(tx, merchantCode)
    const before = await storedTiles(tx, merchantCode, now)
    if (versionOfTiles(before) !== input.version) throw refuse('tiles.changed')
    const tiles = newTiles(input, described, { merchantCode, now })
    await replaceTiles(tx, merchantCode, tiles)
    const stored = await storedTiles(tx, merchantCode, now)
    await context.audit(tx, {
      action: 'launch.sports.place-tiles',
      object: 'tiles:home',
      reason: input.reason,
      before: namesOf(before),
      after: namesOf(stored),
    })
    return { version: versionOfTiles(stored) }
  })
}

type DescribedMatch = Omit<StoredTile, 'position' | 'until'>
type Described = ReadonlyMap<string, DescribedMatch>

/** Returns the matches that are shown or stored already, and those of the sportsbooks if the input has others. */
async function describedMatches(ports: DeskPorts, merchantCode: string, { placed, closed }: Saved): Promise<Described> {
  const now = ports.clock.now()
  const known = [
    ...(await hotTiles(ports.db, merchantCode, now)).map((tile) => ({ ...tile, key: tile.room_id })),
    ...(await storedTiles(ports.db, merchantCode, now)),
  ]
  const described = new Map<string, DescribedMatch>(known.map((tile) => [tile.key, tile]))
  const isNew = [...placed, ...closed].some(({ matchId }) => !described.has(matchId))
  if (!isNew) return described
  for (const sport of Sport.options) {
    const matches = await deskMatches(ports, merchantCode, sport)
    if (!matches) throw refuse('sports.no_answer')
    for (const match of matches)
      described.set(match.roomId, {
        merchant_code: merchantCode,
        key: match.roomId,
        league: match.league,
        match_time: new Date(match.matchTime),
        home_team: match.homeTeam,
        away_team: match.awayTeam,
        home_team_picture: match.homeTeamImageUrl,
        away_team_picture: match.awayTeamImageUrl,
        node_id: match.nodeId,
      })
  }
  return described
}

function newTiles(
  { placed, closed }: Saved,
  described: Described,
  { merchantCode, now }: { merchantCode: string; now: Date },
): StoredTile[] {
  const used = new Set<string>()
  const tileOf = (matchId: string) => {
    const match = described.get(matchId)
    if (!match || used.has(matchId)) throw refuse('tiles.match_unknown', { match: matchId })
    used.add(matchId)
    return {
      merchant_code: merchantCode,
      key: matchId,
      league: match.league,
      match_time: match.match_time,
      home_team: match.home_team,
      away_team: match.away_team,
      home_team_picture: match.home_team_picture,
      away_team_picture: match.away_team_picture,
      node_id: match.node_id,
    }
  }
  return [
    ...placed.map(({ matchId, until }, position) => {
      const match = tileOf(matchId)
      const end = until === undefined ? match.match_time : new Date(until)
      if (end <= now || end.getTime() > match.match_time.getTime() + MAX_AFTER_START_MS)
        throw refuse('tiles.until_invalid', { match: matchId })
      return { ...match, position, until: end }
    }),
    ...closed.map(({ matchId }) => {
      const match = tileOf(matchId)
      return { ...match, position: null, until: new Date(match.match_time.getTime() + MAX_AFTER_START_MS) }
    }),
  ]
}

const namesOf = (tiles: readonly StoredTile[]) => ({
  placed: tiles
    .filter(({ position }) => position !== null)
    .map((tile) => `${nameOf(tile)}, until ${tile.until.toISOString()}`),
  closed: tiles.filter(({ position }) => position === null).map(nameOf),
})

const nameOf = ({ home_team: home, away_team: away, key }: StoredTile): string => `${home} – ${away} (${key})`
