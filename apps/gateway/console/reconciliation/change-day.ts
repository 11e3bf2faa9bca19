import type { DifferenceCause } from '@ante/contract/console/reconciliation.ts'
import { explainDifference, signReconciliation } from '@ante/contract/console/reconciliation.ts'
import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'

const refuseChange = refusalsOf(explainDifference)
const refuseSignature = refusalsOf(signReconciliation)

interface LockedSide {
  day: string
  code: string
  direction: string
  problem: string
  built_at: Date
  signed_by: string | null
}

/** Locks one side of a day of the merchant. Refuses unknown and signed sides. */
async function lockUnsigned(tx: Db, merchantCode: string | null, id: string): Promise<LockedSide> {
  const { rows } = await sql<LockedSide>`
    select day::text as day, code, direction, problem, built_at, signed_by from reconciliation
    where id = ${id}::int8 and merchant_code = ${merchantCode} for update`.execute(tx)
  const [side] = rows
  if (!side) throw refuseChange('reconciliation.not_found')
  if (side.signed_by !== null) throw refuseChange('reconciliation.signed', { by: side.signed_by })
  return side
}

const nameOf = ({ day, code, direction }: LockedSide) => `reconciliation:${day} ${code} ${direction}`

interface Explanation {
  id: string
  item: string
  cause: DifferenceCause | null
  note: string
  own: boolean
  version: number
}

/** Stores an explanation of a difference by staff. */
export async function explain(
  { db }: Pick<Ports, 'db'>,
  { id, item, cause, note, own, version }: Explanation,
  { merchantCode, staff, audit }: StaffContext,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const side = await lockUnsigned(tx, merchantCode, id)
    const { rows } = await sql<{ number: string; cause: string | null; note: string; owner: string | null }>`
      select number, cause, note, owner from reconciliation_item
      where id = ${item}::int8 and reconciliation_id = ${id}::int8 and version = ${version} for update`.execute(tx)
    const [before] = rows
    if (!before) throw refuseChange('reconciliation.changed')
    const owner = ownerAfter(before.owner, staff.name, own)
    await sql`
      update reconciliation_item set cause = ${cause}, note = ${note}, owner = ${owner}, version = version + 1
      where id = ${item}::int8`.execute(tx)
    await audit(tx, {
      action: 'cashier.reconciliation.explain',
      object: `${nameOf(side)} ${before.number}`,
      before: { cause: before.cause, note: before.note, owner: before.owner },
      after: { cause, note, owner },
    })
  })
}

/** Refuses a difference of another side. */
export async function requireDifference(
  db: Db,
  merchantCode: string | null,
  { id, item }: { id: string; item: string },
): Promise<void> {
  const { rows } = await sql`
    select from reconciliation_item
    where id = ${item}::int8 and reconciliation_id = ${id}::int8 and merchant_code = ${merchantCode}`.execute(db)
  if (rows.length === 0) throw refuseChange('reconciliation.not_found')
}

/** Signs one side of a day. Of two simultaneous signatures the second is refused. */
export async function sign(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { id, builtAt }: { id: string; builtAt: string },
  { merchantCode, staff, audit }: StaffContext,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const side = await lockUnsigned(tx, merchantCode, id)
    if (side.built_at.toISOString() !== builtAt) throw refuseSignature('reconciliation.changed')
    if (side.problem !== '') throw refuseSignature('reconciliation.unanswered')
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from reconciliation_item
      where reconciliation_id = ${id}::int8 and resolved_at is null and cause is null`.execute(tx)
    const count = rows[0]?.count ?? 0
    if (count > 0) throw refuseSignature('reconciliation.unexplained', { count })
    if (await hasPendingAdjustment(tx, merchantCode, id)) throw refuseSignature('reconciliation.adjustment_pending')
    await sql`
      update reconciliation set signed_at = ${clock.now()}, signed_by = ${staff.name} where id = ${id}::int8`.execute(
      tx,
    )
    await audit(tx, { action: 'cashier.reconciliation.sign', object: nameOf(side), after: { signed: true } })
  })
}

/** Returns the new owner of a difference: callers can make themselves the owner, and remove only themselves. */
function ownerAfter(owner: string | null, person: string, own: boolean): string | null {
  if (own) return person
  return owner === person ? null : owner
}

/** Whether an adjusting entry for a difference of this side awaits its decision or application. */
async function hasPendingAdjustment(tx: Db, merchantCode: string | null, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from change_request change
    join reconciliation_item item on item.id = (change.values ->> 'item')::int8
    where change.merchant_code = ${merchantCode} and change.state in ('waiting', 'approved')
      and change.action = 'cashier.reconciliation.adjust' and item.reconciliation_id = ${id}::int8
    limit 1`.execute(tx)
  return rows.length > 0
}
