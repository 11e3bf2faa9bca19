import type { Queryable } from '@ante/plain-server/db.ts'

import type { RoundFairness } from '../fairness/round-fairness.ts'

/** What many rounds were drawn from together, and what their outcomes get besides. */
export interface Revealed {
  fairness: RoundFairness
  outcome: Readonly<Record<string, unknown>>
}

/** Of rounds that are decided: a secret that others still play for is told when the last of them is. */
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
