import type { Selectable } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { recordStep } from '../../../kit/state-machine/history.ts'
import type { Step } from '../../../kit/state-machine/state-machine.ts'
import type { PromotionEntryTable } from '../tables.ts'
import { entryStates } from './entry-states.ts'

export type Entry = Selectable<PromotionEntryTable>

interface EntryOf {
  promotionId: bigint
  merchantCode: string
  memberId: bigint
  period: string
}

/** Returns the member's entry of this period, locked until the transaction ends. Creates it if missing. */
export async function lockEntry(tx: Db, entryKey: EntryOf, { now, actor }: Step): Promise<Entry> {
  const { promotionId, merchantCode, memberId, period } = entryKey
  const entry = await tx
    .insertInto('promotion_entry')
    .values({
      promotion_id: promotionId,
      merchant_code: merchantCode,
      member_id: memberId,
      period,
      state: 'open',
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['promotion_id', 'member_id', 'period']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (entry) {
    await recordStep(tx, entryStates, { id: entry.id, from: null, to: 'open' }, { now, actor })
    return entry
  }
  return tx
    .selectFrom('promotion_entry')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const entryById = (tx: Db, id: bigint): Promise<Entry> =>
  tx.selectFrom('promotion_entry').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
