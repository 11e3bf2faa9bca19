import { inTransaction } from '../../../kit/db.ts'
import { untilFewer } from '../../../kit/in-parts.ts'
import type { Ports } from '../../../kit/ports.ts'
import { move } from '../../../kit/state-machine/move.ts'
import { entryStates } from './entry-states.ts'

const AT_ONCE = 100

/** Closes the entries of members who joined, but did not complete the promotion before its end. */
export async function closeEnded({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await untilFewer(AT_ONCE, () =>
    inTransaction(db, async (tx) => {
      const entries = await tx
        .selectFrom('promotion_entry')
        .innerJoin('promotion', 'promotion.id', 'promotion_entry.promotion_id')
        .select('promotion_entry.id')
        .where('promotion_entry.state', '=', 'signed')
        .where((row) => row.or([row('promotion.state', '=', 'closed'), row('promotion.ends_at', '<=', now)]))
        .orderBy('promotion_entry.id')
        .limit(AT_ONCE)
        .forUpdate('promotion_entry')
        .skipLocked()
        .execute()
      for (const { id } of entries)
        await move(tx, entryStates, { id, from: 'signed', to: 'closed' }, { now, actor: 'gateway' })
      return entries.length
    }),
  )
}
