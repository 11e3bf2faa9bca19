import type { Endpoint } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import type { StaffActor } from '../../kit/staff-context.ts'
import { givenRights } from '../roles/held-rights.ts'
import { usedRights } from '../roles/used-rights.ts'
import { mayWork } from './accounts.ts'

interface Checked {
  actor: StaffActor
  endpoint: Pick<Endpoint, 'permission' | 'right' | 'approval' | 'path'>
  merchantCode: string | null
  now: Date
}

/**
 * Throws if the session has ended, or the right was taken away, since the call was admitted. The account stays locked
 * until the transaction ends, so taking a role away waits for it.
 */
export async function requireStillAllowed(tx: Db, { actor, endpoint, merchantCode, now }: Checked): Promise<void> {
  if (actor.staffId === null) return
  const account = await tx
    .selectFrom('staff_account')
    .select(['state', 'leaves_at'])
    .where('id', '=', actor.staffId)
    .forShare()
    .executeTakeFirst()
  const session = await tx
    .selectFrom('staff_session')
    .select('ended_at')
    .where('id', '=', actor.sessionId ?? '')
    .executeTakeFirst()
  if (!account || !mayWork(account, now) || session?.ended_at !== null)
    throw new Refused('staff.session.ended', { reason: 'revoked' })
  if (endpoint.permission === undefined) return
  if (usedRights(endpoint, await givenRights(tx, actor.staffId, merchantCode)).length === 0)
    throw new Refused('permission.denied', { permission: endpoint.permission })
}
