import { LOBBY_CODE } from './launch-address.ts'
import type { PrizeMode } from './launch-address.ts'

/** Code of the gateway's own lottery in records, in place of a vendor code. */
export const OWN_LOTTERY = 'OWN_LOTTERY'

/** Vendor codes of the own lottery: their lobby is its lottery lobby. */
const OWN_LOTTERIES = ['LOTT', 'ELOTT']
export const isOwnLottery = (vendor: string): boolean => OWN_LOTTERIES.includes(vendor)

/** Format of the codes of own lotteries; vendors use another format. */
const OWN_GAME = /^[A-Z0-9_]{2,20}$/

interface LotteryGameQuery {
  vendor?: string | undefined
  gameCode?: string | undefined
  /** Code in the catalogue, used if there is no `gameCode`. */
  gameId?: string | undefined
  prizeMode?: PrizeMode | undefined
}

/**
 * Returns the address of the gateway's own lottery: its lobby, or the betting page of a game. Null for a vendor's game.
 * Without a vendor, every prize mode is the own lottery except SEA, which has a separate vendor.
 */
export function ownLotteryAddress({ vendor, gameCode, gameId, prizeMode }: LotteryGameQuery): string | null {
  const isStandardMode = prizeMode !== undefined && prizeMode !== 'SEA'
  const isOwn = vendor === undefined ? isStandardMode : isOwnLottery(vendor)
  const code = gameCode ?? gameId
  if (!isOwn || code === undefined) return null
  if (code === LOBBY_CODE) return '/m/lottery'
  if (!OWN_GAME.test(code)) return null
  return `/m/lotteryBet?game=${code}${prizeMode ? `&mode=${prizeMode}` : ''}`
}
