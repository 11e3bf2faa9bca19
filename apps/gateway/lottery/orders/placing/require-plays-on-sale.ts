import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'

import type { Db } from '../../../kit/db.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import { closedPlays } from '../../limits/closed-plays.ts'
import type { ReadSlip } from './read-slips.ts'

const refuse = refusalsOf(placeOrder)

/** Refuses plays for which the merchant currently accepts no bets. */
export async function requirePlaysOnSale(db: Db, gameId: bigint, slips: readonly ReadSlip[]): Promise<void> {
  const closed = await closedPlays(db, gameId)
  const row = slips.findIndex(({ play }) => closed.has(play.id))
  if (row !== -1) throw refuse('LGS_BETTING_PLAY_MENU_CLOSED_ERROR', { row })
}
