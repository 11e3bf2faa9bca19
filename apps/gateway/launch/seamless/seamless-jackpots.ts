import type { Db } from '../../kit/db.ts'
import { jackpotPaidWith } from '../../wallet/public.ts'
import { unitsOf } from '../../kit/money.ts'
import { jackpotPlayedIn } from '../lobby/jackpot.ts'

/** What a vendor may know of a merchant's jackpot. */
export interface SeamlessJackpots {
  /** What it holds for the player of this session; null where his merchant has none, or his game does not play for it. */
  heldFor(sessionId: string): Promise<bigint | null>
  /** What it paid with a win; the same for ever. */
  paidWith(win: { vendor: string; transactionId: string }): Promise<bigint>
}

export function seamlessJackpots(db: Db): SeamlessJackpots {
  return {
    async heldFor(sessionId) {
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
