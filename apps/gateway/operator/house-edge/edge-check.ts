import { dayOf, plusDays } from '@ante/contract/kit/days.ts'

import type { Db } from '../../kit/db.ts'
import { ActionProblem } from '../../kit/guarded-action.ts'
import { CommandFailed } from '../kit/failures.ts'
import { databaseNow } from '../kit/now.ts'
import { checkRatesAgainstEdge } from './affordable-rates.ts'

/**
 * Computes the payments of a merchant per valid bet before a guarded change. The returned function refuses the change if
 * it makes payments exceed the house edge by more than before. Only a command can accept such a loss.
 */
export async function edgeCheck(tx: Db, merchantCode: string): Promise<(tx: Db) => Promise<void>> {
  const query = tx.selectFrom('merchant').select('zone').where('code', '=', merchantCode)
  const { zone } = await query.executeTakeFirstOrThrow()
  const day = plusDays(dayOf(zone, await databaseNow(tx)), 1)
  const check = await checkRatesAgainstEdge(tx, { merchantCode, day, acceptsLoss: false })
  return async (after) => {
    try {
      await check(after)
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error
      const [warning = ''] = error.message.split('\n')
      throw new ActionProblem('promotion.above_edge', { warning })
    }
  }
}
