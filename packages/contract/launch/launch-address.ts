import type { GameCategory } from '../catalogue/category.ts'

/**
 * Where a tap on a game, a match or a maker leads. Source: product specification 4, "Game launch", and 2, "Launch". The
 * addresses are the old platform's, for people have them among their bookmarks.
 */
export type PrizeMode = 'Lott' | 'Elott' | 'SEA'

/** The code of a lottery vendor's hall, where all its draws are. */
export const LOBBY_CODE = 'lobby'

const SOUTH_EAST_ASIA = 'TCG_SEA'
/** Whoever has one of them among the electronic lotteries plays in their mode. */
const ELECTRONIC = ['TCG_LOTTO_VN', 'LOTT']

/** `electronic`: the vendors of the merchant's category ELOTT. */
export function prizeModeOf(vendor: string, electronic: readonly string[]): PrizeMode {
  if (vendor === SOUTH_EAST_ASIA) return 'SEA'
  return electronic.some((one) => ELECTRONIC.includes(one)) ? 'Elott' : 'Lott'
}

export interface Launched {
  vendor: string
  gameId: string
  nodeId: number
  gameCategory: string
  /** Where in the game: a match, a table. */
  roomId?: string
  /** Whether it can be played with play money. */
  supportPlay: boolean
}

/** The generic launcher: opens one game. Without a session it leads through the login and then on. */
export function launchAddress({ nodeId, supportPlay, ...named }: Launched): string {
  return `/m/launchGame?${queryOf({ ...named, nodeId: String(nodeId), supportPlay: supportPlay ? '1' : '0' })}`
}

/** A maker's tile in a category. */
export interface VendorTile {
  vendor: string
  category: GameCategory
  kind: 'generic' | 'lottery' | 'h5' | 'rng-centre'
  prizeMode: PrizeMode
  /** The one game that is its hall there, or all that it has; null where there are several to choose from. */
  hall: Omit<Launched, 'vendor' | 'gameCategory'> | null
}

/** Where a maker's tile leads: into its hall at the maker, or to the page of ours that shows what it has. */
export function vendorAddress({ vendor, category, kind, prizeMode, hall }: VendorTile): string {
  if (kind === 'lottery') return lotteryAddress(vendor, prizeMode)
  const found = { vassalage: vendor, gameType: category }
  if (kind === 'h5') return `/m/gameCenter?${queryOf(found)}`
  if (category === 'RNG') return `/m/slotsCenter?${queryOf({ vassalage: vendor })}`
  if (hall) return launchAddress({ vendor, gameCategory: category, ...hall })
  return `/m/gameLobby?${queryOf(found)}`
}

function lotteryAddress(vendor: string, prizeMode: PrizeMode): string {
  const asked = { playType: 'trad', prize_mode: prizeMode, code: LOBBY_CODE, pageBack: 'home', vendor }
  return `/m/launchGame?${queryOf(asked)}`
}

const queryOf = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
