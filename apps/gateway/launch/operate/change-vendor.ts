import { isDeepStrictEqual } from 'node:util'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { logChange } from '../../operator/kit/change.ts'
import type { Plan } from '../../operator/kit/change.ts'
import type { Changed, Operator } from '../../operator/kit/command.ts'
import { requireVendors } from './require-vendors.ts'

interface VendorChange {
  vendor: string
  command: string
  subject: string
  effect: string
}

/**
 * Changes a vendor as planned, and logs the change, in one transaction. Does nothing if the planned state equals the
 * current one.
 */
export function changeVendor(
  { db, actor }: Operator,
  { vendor, command, subject, effect }: VendorChange,
  plan: (tx: Db) => Promise<Plan>,
): Promise<Changed> {
  return inTransaction(db, async (tx) => {
    await requireVendors(tx, vendor)
    // Serialises changes of the vendor.
    await tx.selectFrom('vendor').select('code').where('code', '=', vendor).forUpdate().execute()
    const { before, after, write } = await plan(tx)
    const changed = !isDeepStrictEqual(before, after)
    const outcome = { kind: 'change', changed, merchant: vendor, command, subject, before, after, effect } as const
    if (!changed) return outcome

    await write(tx)
    await logChange(tx, { actor, merchant_code: null, vendor, command, subject, before, after, effect })
    await publishOnCommit(tx, 'catalogue', '')
    return outcome
  })
}
