import type { DemoLottery } from './lottery/game.ts'
import { lotteryGames } from './lottery/lottery.ts'
import type { DemoGame } from './types.ts'

/** First node of the own lotteries, in the order of `lotteryGames`: new ones are appended. */
const FIRST_NODE = 72_001
/** Price of one stake in the smallest unit, in the merchant's currency. */
const MIN_BET = '0.02'

/** Class of a group of electronic lotteries, where it is not `BALLS`. */
const ELECTRONIC_CLASSES: Readonly<Record<string, string>> = {
  K3: 'FAST3',
  SEAK3: 'FAST3',
  PK10: 'PK10',
  SEAPK10: 'PK10',
  KENO: 'KENO',
}

/**
 * The gateway's own lotteries as games of the catalogue, whose tiles open the betting page. Those with draws all day
 * are electronic lotteries, the others have draws at fixed times. The sandbox does not play them.
 */
export const ownLotteryGames: DemoGame[] = (lotteryGames['aurora'] ?? []).map(gameOf)

function gameOf(game: DemoLottery, index: number): DemoGame {
  const { code, name, family, schedule, isNew = false } = game
  const category = schedule.kind === 'daily' ? 'LOTT' : 'ELOTT'
  return {
    nodeId: FIRST_NODE + index,
    vendor: category,
    gameId: code,
    name,
    category,
    classes: [category === 'LOTT' ? drawClass(game) : (ELECTRONIC_CLASSES[game.group] ?? 'BALLS')],
    isNew,
    hot: false,
    minBet: MIN_BET,
    motif: 'balls',
    picture: `/pictures/lottery/${family.toLowerCase().replaceAll('_', '-')}.webp`,
    supportPlay: false,
  }
}

function drawClass({ group, region }: DemoLottery): string {
  if (group === 'VNC') return 'VN'
  return region === undefined ? 'CLASSIC' : 'SEA'
}
