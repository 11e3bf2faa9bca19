import { createHash } from 'node:crypto'

import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import type { AuditedChange } from '../../kit/staff-context.ts'
import { redacted } from '../../staff/public.ts'
import type { AdmittedOperation } from './run-operation.ts'
import './tables.ts'

const KEPT_DAYS = 7
const DELETED_AT_ONCE = 1_000

/** A call that makes a change. */
export interface RunOfStaff {
  staffId: bigint
  key: string
  digest: Buffer
  requestId: string
}

/** Thrown in the transaction of a change that another call with the same key has made. */
export class RepeatedRun extends Error {}

/** Returns the digest that identifies what a call changes. */
export function digestOf(merchantCode: string | null, { name, args }: AdmittedOperation): Buffer {
  const { positional, many, options } = args
  const sorted = [positional, options].map((values) =>
    Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  return createHash('sha256')
    .update(JSON.stringify([merchantCode, name, sorted, many]))
    .digest()
}

/** Stores the key of a change in its transaction. Throws `RepeatedRun` if another call has made it. */
export async function storeRun(
  tx: Db,
  { staffId, key, digest, requestId }: RunOfStaff,
  { change, at }: { change: AuditedChange; at: Date },
): Promise<void> {
  const { merchantCode, vendor, object, before, after } = change
  // A command with several transactions stores its key in each of them.
  const { rows } = await sql`
    insert into operation_run as stored
      (staff_id, key, digest, request_id, target, subject, before, after, ran_at)
    values (${staffId}, ${key}, ${digest}, ${requestId}, ${vendor ?? merchantCode ?? 'all merchants'}, ${object},
      ${JSON.stringify(redacted(before ?? null))}, ${JSON.stringify(redacted(after ?? null))}, ${at})
    on conflict (staff_id, key) do update set after = excluded.after where stored.request_id = excluded.request_id
    returning key`.execute(tx)
  if (rows.length === 0) throw new RepeatedRun()
}

interface StoredRun {
  /** Whether the earlier call made the same change. */
  isSame: boolean
  merchant: string
  subject: string
  before: unknown
  after: unknown
}

/** Returns the change that an earlier call with this key has made; null if there is none. */
export async function storedRun(db: Db, { staffId, key, digest }: RunOfStaff): Promise<StoredRun | null> {
  const row = await db
    .selectFrom('operation_run')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  const { target: merchant, subject, before, after } = row
  return { isSame: row.digest.equals(digest), merchant, subject, before, after }
}

/** Deletes keys that no repeated call will have any more. */
export async function deleteOldRuns({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const until = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
  await sql`
    delete from operation_run where (staff_id, key) in
      (select staff_id, key from operation_run where ran_at < ${until} limit ${DELETED_AT_ONCE})`.execute(db)
}
