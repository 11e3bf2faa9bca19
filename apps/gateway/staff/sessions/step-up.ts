import { stepUpByPasskey } from '@ante/contract/staff/sign-in.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import type { Site } from '../../kit/webauthn.ts'
import type { StaffPorts } from '../staff-ports.ts'
import { staffOfPasskey } from './factors.ts'
import { steppedUpUntil } from './sessions.ts'
import { requireCode } from './sign-in.ts'

const refuse = refusalsOf(stepUpByPasskey)

/** Renews the second factor of the session by a code. */
export async function stepUpByCode(ports: StaffPorts, code: string, context: StaffContext) {
  const { ip, userAgent, requestId, staff } = context
  await requireCode(ports, { staffId: staff.staffId, code, visitor: { kind: 'console', ip, userAgent, requestId } })
  return renewed(ports, context, 'code')
}

/** Renews the second factor of the session by a passkey of the same account. */
export async function stepUpWithPasskey(
  ports: StaffPorts,
  { response, site }: { response: Parameters<typeof staffOfPasskey>[1]; site: Site },
  context: StaffContext,
) {
  if ((await staffOfPasskey(ports, response, site)) !== context.staff.staffId) throw refuse('passkey.incorrect')
  return renewed(ports, context, 'passkey')
}

function renewed({ db, clock }: StaffPorts, { staff, audit }: StaffContext, method: string) {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await renewStepUp(tx, staff.sessionId, now)
    await audit(tx, { action: 'staff.session.step-up', object: `staff:${staff.name}`, after: { method } })
    return { steppedUpUntil: steppedUpUntil({ stepped_up_at: now }).toISOString() }
  })
}

/** Records a fresh second factor of a session. */
export async function renewStepUp(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('staff_session').set({ stepped_up_at: now }).where('id', '=', sessionId).execute()
}
