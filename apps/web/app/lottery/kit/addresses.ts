import type { LotteryGame, PrizeModeName } from '@ante/contract/lottery/games/game.ts'

interface BetAddress {
  gameCode: string
  prizeMode?: PrizeModeName
  playType?: 'tradition' | 'entertainment'
}

const addressWith = (path: string, query: Record<string, string | undefined>): string => {
  const params = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `${path}?${new URLSearchParams(params)}`
}

export const betAddress = ({ gameCode, prizeMode, playType }: BetAddress): string =>
  addressWith('/m/lotteryBet', { game: gameCode, mode: prizeMode, type: playType })

export const trendAddress = (game: string): string => addressWith('/m/lotteryTrend', { game })

export const drawsAddress = (game: string): string => addressWith('/m/lotteryDraws', { game })

export const verifyAddress = ({ gameCode, drawNumber }: { gameCode: string; drawNumber: string }): string =>
  `${addressWith('/m/lotteryVerify', { game: gameCode })}&numero=${encodeURIComponent(drawNumber)}`

/** Address of the picture of a lottery. */
export const lotteryPicture = ({ icon }: Pick<LotteryGame, 'icon'>): string => `/pictures/lottery/${icon}.webp`
