import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'

import type { HeldRounds } from '../../kit/held/held.ts'
import { dealById, deleteDeal, undecidedDeal } from '../deals/deal-store.ts'
import { subjectOf } from '../deals/deal.ts'
import type { TableOf } from '../deals/deal.ts'

/** For a discontinued table: refunds the stakes on its deal and deletes the deal, unless it is decided concurrently. */
export async function cancelDeal(
  { db, heldRounds }: { db: Db; heldRounds: HeldRounds },
  table: TableOf,
): Promise<void> {
  const undecided = await undecidedDeal(db, table)
  if (!undecided) return
  await inTransaction(db, async (tx) => {
    await heldRounds.lockSubject(tx, subjectOf(undecided.id))
    const deal = await dealById(tx, undecided.id)
    if (deal?.decidedAt !== null) return
    const rounds = await heldRounds.heldRoundsOf(tx, subjectOf(undecided.id))
    await heldRounds.voidHeld(
      tx,
      rounds.map(({ id }) => id),
      'table.gone',
    )
    await deleteDeal(tx, undecided.id)
  })
}
