import type { ChangeOutcome } from '@ante/contract/staff/changes.ts'

import type { Db } from '../../kit/db.ts'
import type { Operator } from '../../operator/kit/command.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { endDepositClaim, endWithdrawalClaim } from '../public.ts'
import type { Reviewer } from '../public.ts'

/**
 * Refuses a decision on the command line while another person has claimed the object at the console; otherwise ends the
 * own claim. It runs in the transaction of the decision, which has locked the object.
 */
type ClaimGuard = (tx: Db, outcome: ChangeOutcome['outcome']) => Promise<void>

/** Returns the guard of a deposit, by its number. */
export const depositClaimGuard = (operator: Operator, merchantCode: string, number: string): Promise<ClaimGuard> =>
  guardOf(operator, merchantCode, (tx, outcome, reviewer) =>
    endDepositClaim(tx, { number, line: null, outcome }, reviewer),
  )

/** Returns the guard of a withdrawal, by its number. */
export const withdrawalClaimGuard = (operator: Operator, merchantCode: string, id: string): Promise<ClaimGuard> =>
  guardOf(operator, merchantCode, (tx, outcome, reviewer) => endWithdrawalClaim(tx, { id, outcome }, reviewer))

async function guardOf(
  { db, person }: Operator,
  merchantCode: string,
  guard: (tx: Db, outcome: ChangeOutcome['outcome'], reviewer: Reviewer) => Promise<void>,
): Promise<ClaimGuard> {
  const { staffId } = person.actor
  // The system operator works only until the first owner exists, so there are no reviewers.
  if (staffId === null) return async () => undefined
  const reviewer = { staffId, merchantCode, now: await databaseNow(db) }
  return (tx, outcome) => guard(tx, outcome, reviewer)
}
