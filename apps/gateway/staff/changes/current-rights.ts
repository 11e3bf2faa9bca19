import type { Db } from '../../kit/db.ts'
import { grantedRights, mergedRights } from '../roles/held-rights.ts'
import type { Submitter } from './submit.ts'

/**
 * Returns the submitter with the rights that the account has now: a role or a limit may have changed since the call was
 * admitted. Locks the account until the transaction ends, so that the removal of a role waits.
 */
export async function withCurrentRights(tx: Db, submitter: Submitter): Promise<Submitter> {
  const { staffId, merchantCode } = submitter
  await tx.selectFrom('staff_account').select('id').where('id', '=', staffId).forShare().execute()
  return { ...submitter, held: mergedRights(await grantedRights(tx, staffId, merchantCode)) }
}
