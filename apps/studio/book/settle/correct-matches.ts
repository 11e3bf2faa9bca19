import { fixtureById } from '@ante/demo/season/fixtures.ts'
import { inTransaction } from '@ante/plain-server/db.ts'

import { REVIEW_MS } from '../season/entered.ts'
import { decidedLegsOf, overwriteOutcome } from '../tickets/leg-store.ts'
import { matchesToSettle, storeReview, storeSettled, waitingForReview } from '../matches/match-store.ts'
import { outcomeOf, endTickets } from './settle-matches.ts'
import type { SettlePorts } from './settle-matches.ts'

/** Maximum number of picks of one match that are resettled in one transaction. */
const AT_ONCE = 500

/** Resettles picks that were settled by a result corrected since. */
export async function correctMatches(ports: SettlePorts): Promise<void> {
  const { db, matches } = ports
  await endReviews(ports)
  for (const { fixtureId, version } of await matchesToSettle(db)) {
    await matches.reload(fixtureId)
    await correctMatch(ports, fixtureId)
    await storeSettled(db, { fixtureId, version })
  }
}

/** Applies the reviews that are due. */
async function endReviews({ db, matches }: SettlePorts): Promise<void> {
  const waiting = await waitingForReview(db)
  await matches.load(waiting)
  for (const fixtureId of waiting) {
    const fixture = fixtureById(fixtureId)
    if (!fixture) continue
    const { phase } = matches.position(fixture)
    // No result was entered for an abandoned match.
    if (phase === 'abandoned' || (phase === 'over' && matches.msSinceEnd(fixture) >= REVIEW_MS)) {
      await storeReview(db, fixtureId)
    }
  }
}

async function correctMatch({ db, heldRounds, matches }: SettlePorts, fixtureId: string): Promise<void> {
  let after = { roundId: '', position: -1 }
  for (;;) {
    const legs = await decidedLegsOf(db, fixtureId, { after, atMost: AT_ONCE })
    const last = legs.at(-1)
    if (!last) return
    const decided = legs.flatMap((leg) => {
      const became = outcomeOf(matches, leg)
      return became ? [{ ...leg, became }] : []
    })
    await inTransaction(db, (tx) =>
      endTickets(tx, { heldRounds, matches }, { legs: decided, recordDecided: overwriteOutcome, isCorrection: true }),
    )
    after = last
  }
}
