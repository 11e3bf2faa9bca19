import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'

import type { Held } from '../../studio/held/held.ts'
import { dealById, deleteDeal, undecidedDeal } from '../deals/deal-store.ts'
import { subjectOf } from '../deals/deal.ts'
import type { TableOf } from '../deals/deal.ts'

/**
 * Of a table that nobody deals at any more: what lies on its deal goes back, and the deal is gone. Whoever decides it meanwhile
 * has decided it.
 */
export async function cancelDeal({ db, held }: { db: Db; held: Held }, table: TableOf): Promise<void> {
  const left = await undecidedDeal(db, table)
  if (!left) return
  await inTransaction(db, async (tx) => {
    await held.lockSubject(tx, subjectOf(left.id))
    const deal = await dealById(tx, left.id)
    if (deal?.decidedAt !== null) return
    const rounds = await held.heldOf(tx, subjectOf(left.id))
    await held.voidHeld(
      tx,
      rounds.map(({ id }) => id),
      'table.gone',
    )
    await deleteDeal(tx, left.id)
  })
}
