import { digitGames } from './digits.ts'
import type { DemoLottery } from './game.ts'
import { numberGames } from './numbers.ts'
import { seaGames } from './sea.ts'

const games = [...digitGames, ...seaGames, ...numberGames]

/** Popular games at Lotus, whose players live in another region. */
const LOTUS_HOT = new Set(['VNVIP45', 'VNVIP60', 'THAI300', 'LAO300', 'BAUCUA60', 'XOCDIA45', 'WINGO30', 'FFC60'])

/** Lottery games of each demo merchant, in its order. */
export const lotteryGames: Record<string, DemoLottery[]> = {
  aurora: games,
  lotus: [...seaGames, ...numberGames, ...digitGames].map((game) => ({ ...game, isHot: LOTUS_HOT.has(game.code) })),
}
