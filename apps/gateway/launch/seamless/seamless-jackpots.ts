import type { Db } from '../../kit/db.ts'
import { jackpotPaidWith } from '../../wallet/public.ts'
import { unitsOf } from '../../kit/money.ts'
import { jackpotPlayedIn } from '../lobby/jackpot.ts'

/** Jackpot data available to vendors. */
export interface SeamlessJackpots {
  /**
   * Returns the pool in units for this session; null if the merchant has none, or the game does not play for it.
   */
  poolFor(sessionId: string): Promise<bigint | null>
  /** Returns the jackpot amount that was paid with a win; it never changes. */
  paidWith(win: { vendor: string; transactionId: string }): Promise<bigint>
}

export function seamlessJackpots(db: Db): SeamlessJackpots {
  return {
    async poolFor(sessionId) {
      const session = await db
        .selectFrom('game_session')
        .select(['merchant_code', 'node_id'])
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow()
      const jackpot = await jackpotPlayedIn(db, session)
      return jackpot ? unitsOf(jackpot.pool) : null
    },
    paidWith: (win) => jackpotPaidWith(db, win),
  }
}
