import type { GameCategory } from '../catalogue/category.ts'

/**
 * Addresses of games, matches and vendors. Source: product specification 4, "Game launch", and 2, "Launch". The
 * addresses are the old platform's, because users have bookmarked them.
 */
export type PrizeMode = 'Lott' | 'Elott' | 'SEA'

/** Code of a lottery vendor's lobby with all its draws. */
export const LOBBY_CODE = 'lobby'

const SOUTH_EAST_ASIA = 'TCG_SEA'
/** Vendors that use the electronic mode if they are among the electronic lotteries. */
const ELECTRONIC = ['TCG_LOTTO_VN', 'LOTT']

/** Returns a vendor's prize mode. `electronic` are the vendors of the merchant's category ELOTT. */
export function prizeModeOf(vendor: string, electronic: readonly string[]): PrizeMode {
  if (vendor === SOUTH_EAST_ASIA) return 'SEA'
  return electronic.some((code) => ELECTRONIC.includes(code)) ? 'Elott' : 'Lott'
}

export interface Launched {
  vendor: string
  gameId: string
  nodeId: number
  category: string
  /** Target within the game: a match, a table. */
  roomId?: string
  /** Whether the game supports play money. */
  supportPlay: boolean
}

/** Returns the address of the page that opens a game, after a login if there is no session. */
export function launchAddress({ vendor, gameId, category, roomId, nodeId, supportPlay }: Launched): string {
  const fields: [string, string][] = [
    ['vendor', vendor],
    ['gameId', gameId],
    ['gameCategory', category],
    ...(roomId === undefined ? [] : [roomField(roomId)]),
    ['nodeId', String(nodeId)],
    ['supportPlay', supportPlay ? '1' : '0'],
  ]
  return `/m/launchGame?${queryOf(fields)}`
}

const roomField = (roomId: string): [string, string] => ['roomId', roomId]

/** A vendor's tile in a category. */
export interface VendorTile {
  vendor: string
  category: GameCategory
  kind: 'generic' | 'lottery' | 'h5' | 'rng-centre'
  prizeMode: PrizeMode
  /** The vendor's lobby game in the category, or its only game; null if there are several games. */
  hall: Omit<Launched, 'vendor' | 'category'> | null
}

/** Returns the target of a vendor's tile: the vendor's lobby, or the page of the site that lists the vendor's games. */
export function vendorAddress({ vendor, category, kind, prizeMode, hall }: VendorTile): string {
  if (kind === 'lottery') return lotteryAddress(vendor, prizeMode)
  const ofVendor: [string, string] = ['vassalage', vendor]
  const found = [ofVendor, ['gameType', category]] satisfies [string, string][]
  if (kind === 'h5') return `/m/gameCenter?${queryOf(found)}`
  if (category === 'RNG') return `/m/slotsCenter?${queryOf([ofVendor])}`
  if (hall) return launchAddress({ vendor, category, ...hall })
  return `/m/gameLobby?${queryOf(found)}`
}

function lotteryAddress(vendor: string, prizeMode: PrizeMode): string {
  return `/m/launchGame?${queryOf([
    ['playType', 'trad'],
    ['prize_mode', prizeMode],
    ['code', LOBBY_CODE],
    ['pageBack', 'home'],
    ['vendor', vendor],
  ])}`
}

const queryOf = (fields: [name: string, value: string][]): string =>
  fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
