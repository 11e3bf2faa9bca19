import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'

import type { HeldRounds } from '../kit/held/held.ts'
import { subjectOf } from './crash-round.ts'
import { settleFlight } from './flight-store.ts'

/** Refunds all stakes of a flight whose chain can no longer be decrypted, because its result cannot be drawn. */
export async function cancelFlight(
  { db, heldRounds }: { db: Db; heldRounds: Pick<HeldRounds, 'lockSubject' | 'heldRoundsOf' | 'voidHeld'> },
  flight: bigint,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await heldRounds.lockSubject(tx, subjectOf(flight))
    const openRounds = (await heldRounds.heldRoundsOf(tx, subjectOf(flight))).map(({ id }) => id)
    await heldRounds.voidHeld(tx, openRounds, 'interrupted')
    await settleFlight(tx, flight, { point: null, interrupted: true, fairness: null })
  })
}
