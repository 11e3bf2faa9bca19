import type { saveHotTiles, HotTile } from '@ante/contract/console/sports-tiles.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS, HOUR_MS } from '@ante/contract/kit/time.ts'

type Tiles = readonly HotTile[]

/** How long a placed tile stays after the start of its match. */
export const STAYS = ['start', 'hour', 'hours', 'day'] as const
export type Stay = (typeof STAYS)[number]
const STAY_MS: Record<Stay, number> = { start: 0, hour: HOUR_MS, hours: 3 * HOUR_MS, day: DAY_MS }

/** Returns the longest stay that a tile reaches. */
export function stayOf({ startsAt, until }: Pick<HotTile, 'startsAt' | 'until'>): Stay {
  const ms = Date.parse(until) - Date.parse(startsAt)
  return STAYS.findLast((stay) => ms >= STAY_MS[stay]) ?? 'start'
}

const ORDER = { placed: 0, listed: 1, closed: 2 }

/** Sorts placed tiles first and closed ones last; the order within stays. */
const sorted = (tiles: Tiles): HotTile[] => tiles.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind])

const changed = (tiles: Tiles, matchId: string, change: (tile: HotTile) => HotTile): HotTile[] =>
  sorted(tiles.map((tile) => (tile.matchId === matchId ? change(tile) : tile)))

/** Places a tile after the placed ones; a new one is added. */
export const placed = (tiles: Tiles, tile: HotTile): HotTile[] => {
  const others = tiles.filter(({ matchId }) => matchId !== tile.matchId)
  const placedOnes = others.filter(({ kind }) => kind === 'placed')
  return sorted([
    ...placedOnes,
    { ...tile, kind: 'placed', until: tile.startsAt },
    ...others.filter(({ kind }) => kind !== 'placed'),
  ])
}

/** Leaves a match to the list of the vendor, in the order of the start. */
export const unplaced = (tiles: Tiles, matchId: string): HotTile[] => {
  const next = changed(tiles, matchId, (tile) => ({ ...tile, kind: 'listed', until: tile.startsAt }))
  const listed = next.filter(({ kind }) => kind === 'listed').toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  return sorted([...next.filter(({ kind }) => kind !== 'listed'), ...listed])
}

export const closed = (tiles: Tiles, matchId: string): HotTile[] =>
  changed(tiles, matchId, (tile) => ({ ...tile, kind: 'closed' }))

export const withStay = (tiles: Tiles, matchId: string, stay: Stay): HotTile[] =>
  changed(tiles, matchId, (tile) => ({
    ...tile,
    until: new Date(Date.parse(tile.startsAt) + STAY_MS[stay]).toISOString(),
  }))

/** Moves a placed tile by one place among the placed ones. */
export function moved(tiles: Tiles, matchId: string, by: -1 | 1): HotTile[] {
  const next = [...tiles]
  const from = next.findIndex((tile) => tile.matchId === matchId)
  const [tile, other] = [next[from], next[from + by]]
  if (tile?.kind !== 'placed' || other?.kind !== 'placed') return next
  next[from] = other
  next[from + by] = tile
  return next
}

/** Returns what the gateway stores of the tiles. */
export const savedTiles = (tiles: Tiles): Pick<InputOf<typeof saveHotTiles>, 'placed' | 'closed'> => ({
  placed: tiles
    .filter(({ kind }) => kind === 'placed')
    .map(({ vendor, matchId, startsAt, until }) => ({ vendor, matchId, ...(until !== startsAt && { until }) })),
  closed: tiles.filter(({ kind }) => kind === 'closed').map(({ vendor, matchId }) => ({ vendor, matchId })),
})

export const isChanged = (before: Tiles, after: Tiles): boolean =>
  JSON.stringify(savedTiles(before)) !== JSON.stringify(savedTiles(after))
