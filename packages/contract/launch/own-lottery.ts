import { LOBBY_CODE } from './launch-address.ts'
import type { PrizeMode } from './launch-address.ts'

/** What days and lists of play call the lottery that this app draws itself: it has no vendor. */
export const OWN_LOTTERY = 'OWN_LOTTERY'

/** The vendors whose draws are this app's own: their hall is its lottery lobby. */
const OWN_LOTTERIES = ['LOTT', 'ELOTT']
/** The short name of one of its games; those of vendors are written otherwise. */
const OWN_GAME = /^[A-Z0-9_]{2,20}$/

interface LotteryGameQuery {
  vendor?: string | undefined
  gameCode?: string | undefined
  prizeMode?: PrizeMode | undefined
}

/**
 * Where an address of a lottery leads that this app plays itself: to its lobby, or to the betting page of a game. Null for what a
 * vendor plays. Without a vendor every mode is ours but that of South-East Asia, which has a vendor of its own.
 */
export function ownLotteryAddress({ vendor, gameCode, prizeMode }: LotteryGameQuery): string | null {
  const usual = prizeMode !== undefined && prizeMode !== 'SEA'
  const isOwn = vendor === undefined ? usual : OWN_LOTTERIES.includes(vendor)
  if (!isOwn || gameCode === undefined) return null
  if (gameCode === LOBBY_CODE) return '/m/lottery'
  if (!OWN_GAME.test(gameCode)) return null
  return `/m/lotteryBet?game=${gameCode}${prizeMode ? `&mode=${prizeMode}` : ''}`
}
