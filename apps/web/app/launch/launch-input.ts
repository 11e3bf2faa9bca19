import { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { launchGame } from '@ante/contract/launch/launch-game.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'

/** Parameters of the launch call. */
export type LaunchInput = InputOf<typeof launchGame>

const NODE_ID = /^\d{1,9}$/
const VENDOR = /^[A-Za-z][A-Za-z0-9_]{0,29}$/
const CODE = /^[^\p{Cc}]{1,80}$/u
const ROOM_ID = /^[A-Za-z0-9_.:-]{1,80}$/
const PRIZE_MODES = ['Lott', 'Elott', 'SEA'] as const

/**
 * Returns the game in an address; null when there is none. There are two forms: one names a game by its vendor, its id
 * and its node, the other the lobby (or another game) of a lottery. Source: product specification 2 and 4.
 */
export function launchInputOf(search: URLSearchParams): LaunchInput | null {
  const read = (name: string, pattern: RegExp) => pattern.exec(search.get(name) ?? '')?.[0]
  const [vendor, gameId, nodeId] = [read('vendor', VENDOR), read('gameId', CODE), read('nodeId', NODE_ID)]
  const category = GameCategory.safeParse(search.get('gameCategory')).data
  const roomId = read('roomId', ROOM_ID)
  const target = { ...(category && { category }), ...(roomId && { roomId }) }
  if (vendor && gameId && nodeId) return { vendor, gameId, nodeId: Number(nodeId), ...target }

  const gameCode = read('code', CODE) ?? read('gameCode', CODE)
  const prizeMode = PRIZE_MODES.find((mode) => mode.toLowerCase() === search.get('prize_mode')?.toLowerCase())
  if (!gameCode || !(vendor || prizeMode)) return null
  return { gameCode, ...(vendor && { vendor }), ...(prizeMode && { prizeMode }), ...target }
}

/** Whether leaving leads home instead of to the previous page. */
export const opensHome = (search: URLSearchParams): boolean => search.get('pageBack') === 'home'
