import type { ChangeOutcome } from '@ante/contract/staff/changes.ts'

import { inTransaction } from '../../kit/db.ts'
import { ActionProblem } from '../../kit/guarded-action.ts'
import type { StaffPorts } from '../staff-ports.ts'
import { withCurrentRights } from './current-rights.ts'
import { currentKey, formerWithKey, keyOf, repeatedOutcome } from './repeats.ts'
import type { Submitted, Submitter } from './submit.ts'

/**
 * Returns the outcome of an equal request with the same reason that the same person has made before; null without one. For a request about an
 * object that has changed since it was read, perhaps by that earlier request: the second call of a double click.
 */
export function earlierOutcome(
  { db }: Pick<StaffPorts, 'db'>,
  requested: Submitted,
  admitted: Submitter,
): Promise<ChangeOutcome | null> {
  return inTransaction(db, async (tx) => {
    const submitter = await withCurrentRights(tx, admitted)
    const submitted = { ...requested, key: await currentKey(tx, requested, submitter) }
    const former = await formerWithKey(tx, keyOf(submitted, submitter), submitted.action)
    if (former?.reason !== submitted.reason) return null
    try {
      return await repeatedOutcome(tx, submitted, submitter)
    } catch (error) {
      // The key belongs to a request with other values, or to one that ended without effect.
      if (error instanceof ActionProblem) return null
      throw error
    }
  })
}
