import type { Endpoint } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import type { StaffActor } from '../../kit/staff-context.ts'
import { grantedRights } from '../roles/held-rights.ts'
import { usedRights } from '../roles/used-rights.ts'
import { hasOpenSession } from './staff-of-token.ts'

interface Checked {
  actor: StaffActor
  endpoint: Pick<Endpoint, 'permission' | 'right' | 'approval' | 'path'>
  merchantCode: string | null
  now: Date
}

/**
 * Throws if the session has ended or the right was removed since the call was admitted. Locks the account until the
 * transaction ends, so that the removal of a role waits.
 */
export async function requireStillAllowed(tx: Db, { actor, endpoint, merchantCode, now }: Checked): Promise<void> {
  if (actor.staffId === null) return
  if (!(await hasOpenSession(tx, actor, now))) throw new Refused('staff.session.ended', { reason: 'revoked' })
  if (endpoint.permission === undefined) return
  if (usedRights(endpoint, await grantedRights(tx, actor.staffId, merchantCode)).length === 0)
    throw new Refused('permission.denied', { permission: endpoint.permission })
}
