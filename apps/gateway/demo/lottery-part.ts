import { lotteryGames } from '@ante/demo/lottery/lottery.ts'

import { storeLotteryGame } from '../lottery/public.ts'
import type { Part } from './part.ts'

/** The lottery games of the demo's merchants; what they drew so far, gateways make when they start. */
export const lotteryPart: Part = {
  name: 'lottery',
  source: lotteryGames,
  write: async (tx) => {
    for (const [merchantCode, games] of Object.entries(lotteryGames)) {
      for (const [position, game] of games.entries()) await storeLotteryGame(tx, { ...game, merchantCode, position })
    }
  },
}
