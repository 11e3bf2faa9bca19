import { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'
import type { Volatility } from '@ante/contract/catalogue/volatility.ts'
import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import { LOBBY_CODE, prizeModeOf, vendorAddress } from '@ante/contract/launch/launch-address.ts'
import type { VendorTile } from '@ante/contract/launch/launch-address.ts'
import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'
import type { Selectable } from 'kysely'

import { textOf } from '../kit/money.ts'
import { lobbyCategory, lobbyOrder, lobbyShows } from './rules.ts'
import type { GamePopularityTable, GameTable, MerchantVendorTable, VendorTable } from './tables.ts'
import type { ClosedVendors } from './vendor-availability.ts'

/** The whole catalogue as stored in the tables. */
export interface CatalogueSnapshot {
  vendors: Selectable<VendorTable>[]
  /** Active games in the order of their positions. */
  games: Selectable<GameTable>[]
  merchantVendors: Selectable<MerchantVendorTable>[]
  popularity: Selectable<GamePopularityTable>[]
}

/** A game as the lobby lists it, with normalised game and vendor names for searches. */
export interface ListedGame {
  game: Game
  searchName: string
  searchVendor: string
  minBet: bigint
  facts: GameFacts
  /** Number of members who recently finished a round of the game; `hotRank` is the rank among the hot games. */
  players: number
  hotRank: number | null
}

/** Figures about a game that the vendor declares; null if not declared. */
export interface GameFacts {
  vendorName: string
  /** In hundredths of a percent. */
  returnToPlayer: number | null
  volatility: Volatility | null
  maxBet: bigint | null
}

/** Game data that `launch` needs. */
export interface LaunchableGame {
  nodeId: number
  vendor: string
  vendorName: string
  gameId: string
  name: string
  picture: string
  category: GameCategory
  supportPlay: boolean
  /** Whether the game can be opened at present; if so, `launchUrl` is not null. */
  playable: boolean
  launchUrl: string | null
  protocol: VendorProtocol
  /** URL of the vendor's server for calls from the gateway, if it has one. */
  serviceUrl: string | null
}

/** Catalogue of one merchant: its vendors and categories, in the merchant's order. */
export interface MerchantCatalogue {
  byCategory: ReadonlyMap<GameCategory, readonly ListedGame[]>
  /** In lobby order. */
  all: readonly ListedGame[]
  listed: ReadonlyMap<number, ListedGame>
  byNode: ReadonlyMap<number, LaunchableGame>
  sorting: VendorSettings['sorting']
  /** Vendors whose sportsbook or arena is opened as one game. */
  books: ReadonlySet<string>
  /** Closed vendors, with the end of the closure. */
  closed: ClosedVendors
}

type Vendor = Selectable<VendorTable>

export function createMerchantCatalogue(
  snapshot: CatalogueSnapshot,
  merchantCode: string,
  merchantOrder: readonly string[],
  closed: ClosedVendors = new Map(),
): MerchantCatalogue {
  const order = lobbyOrder(merchantOrder.flatMap((name) => GameCategory.safeParse(name).data ?? []))
  const vendors = vendorsOf(snapshot, merchantCode)
  const players = playersOf(snapshot, merchantCode)
  const byCategory = new Map<GameCategory, ListedGame[]>(order.map((category) => [category, []]))
  const byNode = new Map<number, LaunchableGame>()
  const allListed = new Map<number, ListedGame>()
  const hot: { rank: number; listed: ListedGame }[] = []
  for (const row of snapshot.games) {
    const vendor = vendors.get(row.vendor)
    const category = lobbyCategory(row.vendor, row.category)
    const list = byCategory.get(category)
    if (!vendor || !list) continue
    const listed = {
      game: { ...listedGame(row, { category, vendor }), ...(closed.has(row.vendor) && { closed: true }) },
      searchName: searchable(row.name),
      searchVendor: searchable(vendor.name),
      minBet: row.min_bet,
      facts: factsOf(row, vendor),
      players: players.get(row.node_id) ?? 0,
      hotRank: row.hot_rank,
    }
    list.push(listed)
    allListed.set(listed.game.nodeId, listed)
    if (row.hot_rank !== null) hot.push({ rank: row.hot_rank, listed })
    byNode.set(listed.game.nodeId, launchable(listed.game, vendor))
  }
  const electronic = (byCategory.get('ELOTT') ?? []).map(({ game }) => game.vendor)
  const sorting = order.flatMap((category) => sortingOf(category, byCategory.get(category) ?? [], vendors, electronic))
  hot.sort((a, b) => a.rank - b.rank)
  byCategory.set(
    'HOT',
    hot.map(({ listed }) => listed),
  )
  const books = new Set([...vendors.values()].flatMap(({ code, launch_kind: kind }) => (kind === 'h5' ? code : [])))
  return { byCategory, all: [...allListed.values()], listed: allListed, byNode, sorting, books, closed }
}

/** Returns the merchant's vendors by code, in the merchant's order. */
function vendorsOf({ vendors, merchantVendors }: CatalogueSnapshot, merchantCode: string): Map<string, Vendor> {
  const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))
  const vendorsOfMerchant = merchantVendors.filter((merchantVendor) => merchantVendor.merchant_code === merchantCode)
  vendorsOfMerchant.sort((a, b) => a.position - b.position)
  return new Map(
    vendorsOfMerchant.flatMap(({ vendor: code }) => byCode.get(code) ?? []).map((vendor) => [vendor.code, vendor]),
  )
}

/** Returns the numbers of players by node. */
function playersOf({ popularity }: CatalogueSnapshot, merchantCode: string): Map<bigint, number> {
  const popularityOfMerchant = popularity.filter((entry) => entry.merchant_code === merchantCode)
  return new Map(popularityOfMerchant.map(({ node_id: nodeId, players }) => [nodeId, players]))
}

/** Returns the declared figures of a game; the return to player is 100 % minus the house edge. */
function factsOf(row: Selectable<GameTable>, vendor: Vendor): GameFacts {
  const { edge_hundredths: edge, volatility, max_bet: maxBet } = row
  return { vendorName: vendor.name, returnToPlayer: edge === null ? null : HUNDRED_PERCENT - edge, volatility, maxBet }
}

/** 100 % in hundredths of a percent. */
const HUNDRED_PERCENT = 10_000

function listedGame(
  row: Selectable<GameTable>,
  { category, vendor }: { category: GameCategory; vendor: Vendor },
): Game {
  return {
    nodeId: Number(row.node_id),
    vendor: row.vendor,
    gameName: row.name,
    category,
    gameId: row.game_id,
    // Play money is never transferred to a vendor that holds balances: it could not be distinguished from real money
    // there.
    supportPlay: row.support_play && vendor.wallet_kind === 'seamless',
    showIcon: row.picture,
    mobileLargeIcon: row.large_picture ?? row.picture,
    mobileSmallIcon: row.small_picture ?? row.picture,
    gameClassifyNew: row.classes,
    isNew: row.is_new,
    hot: row.hot_rank !== null,
    minBet: textOf(row.min_bet),
  }
}

function launchable(game: Game, vendor: Vendor): LaunchableGame {
  return {
    nodeId: game.nodeId,
    vendor: game.vendor,
    vendorName: vendor.name,
    gameId: game.gameId,
    name: game.gameName,
    picture: game.showIcon,
    category: game.category,
    supportPlay: game.supportPlay,
    playable: vendor.launch_url !== null && !game.closed,
    launchUrl: vendor.launch_url,
    protocol: vendor.protocol,
    serviceUrl: vendor.service_url,
  }
}

/** Returns the vendors by category. Categories without games are omitted, so that no tab is empty. */
function sortingOf(
  category: GameCategory,
  games: ListedGame[],
  vendors: Map<string, Vendor>,
  electronic: readonly string[],
): VendorSettings['sorting'] {
  if (games.length === 0) return []
  const counts = new Map<string, number>()
  for (const { game } of games) counts.set(game.vendor, (counts.get(game.vendor) ?? 0) + 1)
  const vendorsWithGames = [...vendors.values()].filter(({ code }) => counts.has(code))
  const vendorNames = vendorsWithGames.map(({ code, name, icon, launch_kind: kind }) => ({
    category,
    vendor: code,
    vendorName: name,
    icon,
    games: counts.get(code) ?? 0,
    opens: vendorAddress({
      vendor: code,
      category,
      kind,
      prizeMode: prizeModeOf(code, electronic),
      hall: hallOf(games, code),
    }),
  }))
  const classes = [...new Set(games.flatMap(({ game }) => game.gameClassifyNew))].toSorted()
  const shows = lobbyShows(vendorsWithGames.map(({ launch_kind: kind }) => kind))
  return [{ category, games: games.length, classes, shows, vendorNames }]
}

/** Returns the single game that a vendor's tile opens: its lobby, or its only game. */
function hallOf(games: ListedGame[], vendor: string): VendorTile['hall'] {
  const gamesOfVendor = games.flatMap(({ game }) => (game.vendor === vendor ? game : []))
  return (
    gamesOfVendor.find(({ gameId }) => gameId === LOBBY_CODE) ??
    (gamesOfVendor.length === 1 ? (gamesOfVendor[0] ?? null) : null)
  )
}
