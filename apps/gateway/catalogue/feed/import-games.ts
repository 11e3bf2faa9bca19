import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import type { GameTable } from '../tables.ts'
import { feedValuesOf, isSetByStaff } from '../changes/feed-values.ts'
import type { FeedLine, WrongLine } from './read-feed.ts'
import { writeGames } from './write-games.ts'

type StoredGame = Selectable<GameTable>
type FeedGame = Required<Omit<Insertable<GameTable>, 'feed_active' | 'feed_classes' | 'feed_position'>>

/** First node id that the gateway assigns; lower ids are assigned by the demo and by feeds. */
const FIRST_NODE_ID = 1_000_000n

interface FeedOf {
  games: FeedLine[]
  /** Vendors whose games the feed may contain. */
  vendors: readonly string[]
  /** Default vendor of games without one; null if each game must name its vendor. */
  vendor: string | null
}

/** Effect of a feed on the games of its vendors. */
export interface Import {
  openBefore: number
  openAfter: number
  added: number
  changed: number
  closed: number
  unchanged: number
  /** Number of imported games in which values that staff has set stay in place of the feed's. */
  setByStaff: number
  /** Names of the games that are new, changed or closed, in the order of the feed or of the lobby. */
  names: { added: string[]; changed: string[]; closed: string[] }
  /** Invalid lines; if there are any, nothing is written. */
  wrong: WrongLine[]
  write(tx: Db): Promise<void>
}

interface Placed {
  line: number
  former: StoredGame | undefined
  imported: FeedGame
}

/**
 * Compares a feed with the catalogue. After the import, the feed's vendors have exactly its games, in its order. A game
 * missing from the feed is closed and keeps its node id, favourites and records; it reopens when a feed contains it
 * again. Values that staff has set stay. Locks the table of games until the transaction ends.
 */
export async function planImport(tx: Db, feed: FeedOf): Promise<Import> {
  await sql`lock table game in share row exclusive mode`.execute(tx)
  const invalidLines = feed.games.flatMap((game) => foreignVendorOf(game, feed))
  const vendorCodes = [...new Set(feed.games.map(({ game }) => game.vendor ?? feed.vendor ?? ''))]
  const stored = await tx.selectFrom('game').selectAll().where('vendor', 'in', vendorCodes).execute()
  const existingGames = await tx.selectFrom('game').select(['node_id', 'vendor', 'game_id']).execute()
  const placed = placedGames(feed, stored, existingGames)
  invalidLines.push(...doubles(placed), ...wrongNumbers(placed, existingGames), ...wrongBets(placed))

  const storedRow = new Set(placed.map(({ imported }) => imported.node_id))
  const missing = stored.filter((game) => feedValuesOf(game).active && !storedRow.has(game.node_id))
  const closing = missing.map((game) => game.node_id)
  const added = placed.filter(({ former }) => !former)
  const changed = placed.filter(({ former, imported }) => former && !isSame(former, imported))
  return {
    openBefore: stored.filter((game) => game.active).length,
    openAfter: placed.filter(({ former }) => !former || isOpenAfter(former)).length,
    added: added.length,
    changed: changed.length,
    closed: closing.length,
    unchanged: placed.length - added.length - changed.length,
    setByStaff: placed.filter(({ former }) => former && isSetByStaff(former)).length,
    names: {
      added: added.map(({ imported }) => imported.name),
      changed: changed.map(({ imported }) => imported.name),
      closed: missing.toSorted((a, b) => a.position - b.position).map(({ name }) => name),
    },
    wrong: invalidLines.sort((a, b) => a.line - b.line),
    write: (within) => writeGames(within, { games: [...added, ...changed].map(({ imported }) => imported), closing }),
  }
}

function foreignVendorOf({ line, game }: FeedLine, { vendors, vendor }: FeedOf): WrongLine[] {
  const vendorOfGame = game.vendor ?? vendor
  if (vendorOfGame === null) return [{ line, reason: 'vendor is missing' }]
  if (vendor !== null && vendorOfGame !== vendor)
    return [{ line, reason: `vendor is ${vendorOfGame}, but the feed is for ${vendor}` }]
  return vendors.includes(vendorOfGame)
    ? []
    : [{ line, reason: `vendor ${vendorOfGame} is not one of ${vendors.join(', ')}` }]
}

type Numbered = Pick<StoredGame, 'node_id' | 'vendor' | 'game_id'>

const keyOf = ({ vendor, game_id: gameId }: Pick<StoredGame, 'vendor' | 'game_id'>) => `${vendor}\n${gameId}`

function placedGames({ games, vendor }: FeedOf, stored: StoredGame[], existingGames: Numbered[]): Placed[] {
  const storedByKey = new Map(stored.map((game) => [keyOf(game), game]))
  const numbers = new Set([
    ...existingGames.map((game) => game.node_id),
    ...games.map(({ game }) => BigInt(game.nodeId ?? 0)),
  ])
  let free = FIRST_NODE_ID
  const nextFree = () => {
    while (numbers.has(free)) free += 1n
    numbers.add(free)
    return free
  }
  // A feed without any `hotRank` leaves the hot ranks unchanged.
  const hasHotRanks = games.some(({ game }) => game.hotRank !== undefined)
  return games.map(({ line, game }, index) => {
    const key = { vendor: game.vendor ?? vendor ?? '', game_id: game.gameId }
    const former = storedByKey.get(keyOf(key))
    const feedGame: FeedGame = {
      ...key,
      node_id: game.nodeId === undefined ? (former?.node_id ?? nextFree()) : BigInt(game.nodeId),
      name: game.name,
      category: game.category,
      classes: game.classes,
      is_new: game.isNew,
      hot_rank: (hasHotRanks ? game.hotRank : former?.hot_rank) ?? null,
      min_bet: unitsOf(game.minBet),
      picture: game.picture,
      large_picture: game.largePicture ?? null,
      small_picture: game.smallPicture ?? null,
      support_play: game.supportPlay,
      ...declaredIn(game, former),
      active: true,
      position: index + 1,
    }
    return { line, former, imported: feedGame }
  })
}

/** Returns the declared figures; those that are missing in the feed keep their earlier values. */
function declaredIn({ edge, maxWinMultiple, maxBet, volatility }: FeedLine['game'], former: StoredGame | undefined) {
  return {
    edge_hundredths: edgeIn(edge) ?? former?.edge_hundredths ?? null,
    max_win_multiple: maxWinMultiple ?? former?.max_win_multiple ?? null,
    max_bet: maxBet === undefined ? (former?.max_bet ?? null) : unitsOf(maxBet),
    volatility: volatility ?? former?.volatility ?? null,
  }
}

/** Converts `1.06` percent to hundredths of a percent. */
const edgeIn = (percent: string | undefined): number | null =>
  percent === undefined ? null : Number(unitsOf(percent) / 100n)

function doubles(placed: Placed[]): WrongLine[] {
  const first = new Map<string, number>()
  const numbers = new Map<bigint, number>()
  return placed.flatMap(({ line, imported }) => {
    const before = first.get(keyOf(imported))
    first.set(keyOf(imported), before ?? line)
    if (before !== undefined) return [{ line, reason: `${imported.game_id} stands on line ${before} already` }]
    const sameNumber = numbers.get(imported.node_id)
    numbers.set(imported.node_id, sameNumber ?? line)
    return sameNumber === undefined
      ? []
      : [{ line, reason: `nodeId ${imported.node_id} stands on line ${sameNumber} already` }]
  })
}

/** Returns lines that assign a node id to another game, which is refused because ids are in bookmarked URLs. */
function wrongNumbers(placed: Placed[], existingGames: Numbered[]): WrongLine[] {
  const owners = new Map(existingGames.map((game) => [game.node_id, game]))
  return placed.flatMap(({ line, former, imported }) => {
    if (former && former.node_id !== imported.node_id)
      return [{ line, reason: `nodeId of ${imported.game_id} is ${former.node_id} and stays so` }]
    const owner = former ? undefined : owners.get(imported.node_id)
    return owner ? [{ line, reason: `nodeId ${imported.node_id} is that of ${owner.vendor}’s ${owner.game_id}` }] : []
  })
}

/** Returns lines whose minimum bet exceeds the maximum, which may come from an earlier feed. */
function wrongBets(placed: Placed[]): WrongLine[] {
  return placed.flatMap(({ line, imported: { max_bet: maxBet, min_bet: minBet } }) =>
    maxBet !== null && maxBet !== undefined && maxBet < minBet
      ? [{ line, reason: `maxBet ${textOf(maxBet)} is below minBet ${textOf(minBet)}` }]
      : [],
  )
}

const COMPARED = [
  'name',
  'category',
  'is_new',
  'hot_rank',
  'min_bet',
  'picture',
  'large_picture',
  'small_picture',
  'support_play',
  'edge_hundredths',
  'max_win_multiple',
  'max_bet',
  'volatility',
  'active',
  'position',
] as const

function isSame(stored: StoredGame, imported: FeedGame): boolean {
  const former = feedValuesOf(stored)
  return (
    COMPARED.every((column) => former[column] === imported[column]) && former.classes.join() === imported.classes.join()
  )
}

/** Whether a game of the feed can be opened after the import: staff may have closed it. */
const isOpenAfter = ({ feed_active: feedActive, active }: StoredGame): boolean => feedActive === null || active
