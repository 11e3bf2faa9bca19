import type { Queryable } from '@ante/plain-server/db.ts'

import type { RoundFairness } from '../fairness/round-fairness.ts'

/** The common seeds and draws of several rounds, and additions to their outcomes. */
export interface Revealed {
  fairness: RoundFairness
  outcome: Readonly<Record<string, unknown>>
}

/** Stores the common seeds once all rounds that depend on them are decided. Rounds that have seeds stay unchanged. */
export async function revealHeld(
  tx: Queryable,
  roundIds: readonly string[],
  { fairness, outcome }: Revealed,
): Promise<void> {
  await tx.query(
    `update studio.round set fairness = $2::jsonb, outcome = outcome || $3::jsonb
     where id = any ($1) and outcome is not null and fairness is null`,
    [roundIds, JSON.stringify(fairness), JSON.stringify(outcome)],
  )
}
