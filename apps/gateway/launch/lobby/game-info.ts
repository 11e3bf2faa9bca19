import type { GameInfo } from '@ante/contract/catalogue/game-info.ts'
import type { JackpotPool } from '@ante/contract/catalogue/jackpot.ts'

import { percentOf } from '../../catalogue/public.ts'
import type { ListedGame } from '../../catalogue/public.ts'
import { textOf } from '../../kit/money.ts'
import { JACKPOT_CLASS } from './jackpot.ts'
import { roundedPlayers } from './players-now.ts'

interface LiveFigures {
  /** The merchant's jackpot, if it has one. */
  jackpot: JackpotPool | null
  players: number
}

/** Returns the facts about a game, without those that its vendor does not declare. */
export function gameInfoOf({ game, facts }: ListedGame, { jackpot, players }: LiveFigures): GameInfo {
  const { vendorName, returnToPlayer, volatility, maxBet } = facts
  return {
    game,
    vendorName,
    ...(returnToPlayer !== null && { returnToPlayer: percentOf(returnToPlayer) }),
    ...(volatility && { volatility }),
    ...(maxBet !== null && { maxBet: textOf(maxBet) }),
    jackpot: game.gameClassifyNew.includes(JACKPOT_CLASS) ? jackpot : null,
    playersNow: roundedPlayers(players),
  }
}
