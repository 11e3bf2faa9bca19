import { cancelScheduledFlag, listFlags, switchFlag } from '@ante/contract/console/flags.ts'
import type { ChangeOutcome } from '@ante/contract/staff/changes.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { guardedFlags } from '@ante/contract/merchant/flags.ts'

import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { cancelScheduled } from '../../merchant/public.ts'
import { submitChange } from '../../staff/public.ts'
import { merchantOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { listedFlags } from './list-flags.ts'

/** Routes of the flags of a merchant. */
export function flagScreen(app: Server, ports: ScreenPorts): void {
  serveStaff(app, listFlags, (_input, context) => listedFlags(ports.db, context))
  serveStaff(app, switchFlag, (input, context) => submitSwitch(ports, input, context))
  serveStaff(app, cancelScheduledFlag, (input, context) => cancel(ports, input, context))
}

/** Switches a flag, schedules it, or requests the approval of another person. */
function submitSwitch(
  ports: ScreenPorts,
  { flag, isOn, seen, at, reason, key }: ParsedInputOf<typeof switchFlag>,
  context: StaffContext,
): Promise<ChangeOutcome> {
  const submitted = {
    action: guardedFlags.includes(flag) ? 'merchant.flag.guarded' : 'merchant.flag.switch',
    values: { flag, isOn, seen, at: at ?? null },
    reason,
    key,
  } as const
  return submitChange(ports, submitted, submitterOf(ports, context))
}

const refuse = refusalsOf(cancelScheduledFlag)

async function cancel(
  { db, clock }: ScreenPorts,
  { id }: ParsedInputOf<typeof cancelScheduledFlag>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const merchantCode = merchantOf(context)
  await inTransaction(db, async (tx) => {
    const cancelled = await cancelScheduled(tx, { merchantCode, id: BigInt(id), now: clock.now() })
    if (!cancelled) throw refuse('flag.schedule.ended')
    await context.audit(tx, {
      action: 'merchant.flag.cancel',
      object: `flag:${cancelled.flag}`,
      before: { isOn: cancelled.is_on, at: cancelled.at.toISOString() },
      after: null,
    })
  })
  return {}
}
