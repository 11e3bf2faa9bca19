import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'

import type { HeldRounds } from '../kit/held/held.ts'
import { subjectOf } from './crash-round.ts'
import { settleFlight } from './flight-store.ts'

/** Refunds all stakes of a flight whose chain can no longer be decrypted, because its result cannot be drawn. */
export async function cancelFlight(
  { db, held }: { db: Db; held: Pick<HeldRounds, 'lockSubject' | 'heldOf' | 'voidHeld'> },
  flight: bigint,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await held.lockSubject(tx, subjectOf(flight))
    const openRounds = (await held.heldOf(tx, subjectOf(flight))).map(({ id }) => id)
    await held.voidHeld(tx, openRounds, 'interrupted')
    await settleFlight(tx, flight, { point: null, interrupted: true, fairness: null })
  })
}
