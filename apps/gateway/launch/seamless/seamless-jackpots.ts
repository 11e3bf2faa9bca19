import type { Db } from '../../kit/db.ts'
import { jackpotPaidWith } from '../../wallet/public.ts'
import { unitsOf } from '../../kit/money.ts'
import { jackpotsOf } from '../lobby/jackpot.ts'

/** What a vendor may know of a merchant's jackpot. */
export interface SeamlessJackpots {
  /** What it holds for the player of this session; null where his merchant has none. */
  heldFor(sessionId: string): Promise<bigint | null>
  /** What it paid with a win; the same for ever. */
  paidWith(win: { vendor: string; transactionId: string }): Promise<bigint>
}

export function seamlessJackpots(db: Db): SeamlessJackpots {
  return {
    async heldFor(sessionId) {
      const { merchant_code: code } = await db
        .selectFrom('game_session')
        .select('merchant_code')
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow()
      const jackpot = (await jackpotsOf(db, [code])).get(code)
      return jackpot ? unitsOf(jackpot.pool) : null
    },
    paidWith: (win) => jackpotPaidWith(db, win),
  }
}
