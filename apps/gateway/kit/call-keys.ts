import { sql } from 'kysely'
import pg from 'pg'

import type { CallOutcome } from '@ante/contract/kit/call-outcome.ts'

import { inTransaction } from './db.ts'
import type { Db } from './db.ts'
import { commonRefusal } from './refusal.ts'

interface CallKeyTable {
  member_id: bigint
  key: string
  merchant_code: string
  is_cancelled: boolean
}

declare module './db.ts' {
  interface Tables {
    call_key: CallKeyTable
  }
}

/** A member's call with its `Idempotency-Key`. The key is null or empty if the gateway acts on its own. */
export interface KeyedCall {
  memberId: bigint
  merchantCode: string
  key: string | null
}

/** Retention of keys; clients give up unresolved calls much earlier. */
const RETENTION = '30 days'
/** Lock timeout in milliseconds, longer than a commit takes: a call that holds its lock longer is in progress. */
const LOCK_TIMEOUT_MS = 2_000
const LOCK_NOT_AVAILABLE = '55P03'

/** Returns the keyed call of a context. */
export const keyedCallOf = (call: {
  member: { memberId: string; merchantCode: string }
  idempotencyKey: string | null
}): KeyedCall => ({
  memberId: BigInt(call.member.memberId),
  merchantCode: call.member.merchantCode,
  key: call.idempotencyKey,
})

/**
 * Records in the transaction of a call's effect that the call took effect. Throws `idempotency_key.cancelled` if
 * `resolveKey` has already reported that it did not. Every use case of an endpoint with an idempotency key calls this
 * before it commits; `serve` checks that in tests.
 */
export async function claimKey(tx: Db, call: KeyedCall): Promise<void> {
  const { cancelled } = await claimKeys(tx, [call])
  if (cancelled.length > 0) throw commonRefusal('idempotency_key.cancelled')
}

/** `claimKey` for several calls of one transaction: returns the newly recorded ones and the cancelled ones. */
export async function claimKeys<Call extends KeyedCall>(tx: Db, calls: readonly Call[]) {
  const keyed = calls.filter(({ key }) => Boolean(key))
  if (keyed.length === 0) return { claimed: [], cancelled: [] }
  const made = namesOf(await insertKeys(tx, keyed, false))
  const isMade = (call: Call) => made.has(callName(call))
  const claimedBefore = keyed.filter((call) => !isMade(call))
  if (claimedBefore.length === 0) return { claimed: keyed, cancelled: [] }
  const rows = await tx
    .selectFrom('call_key')
    .select(['member_id', 'key'])
    .where(ofCalls(claimedBefore))
    .where('is_cancelled', '=', true)
    .execute()
  const cancelled = namesOf(rows)
  return { claimed: keyed.filter(isMade), cancelled: claimedBefore.filter((call) => cancelled.has(callName(call))) }
}

/** Unique name of a call. */
export const callName = ({ memberId, key }: Pick<KeyedCall, 'memberId' | 'key'>): string => `${memberId} ${key}`

const namesOf = (rows: readonly { member_id: bigint; key: string }[]) =>
  new Set(rows.map(({ member_id: memberId, key }) => callName({ memberId, key })))

/** Removes the records of `claimKeys`, in the same transaction, for calls that are refused after all. */
export async function releaseKeys(tx: Db, calls: readonly KeyedCall[]): Promise<void> {
  if (calls.length > 0) await tx.deleteFrom('call_key').where(ofCalls(calls)).execute()
}

/**
 * Returns whether a call took effect, or is in progress. If the call did neither, it is cancelled, so that it cannot
 * take effect after this answer.
 */
export async function resolveKey(db: Db, call: KeyedCall): Promise<CallOutcome> {
  try {
    return await inTransaction(db, async (tx) => {
      await sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, true)`.execute(tx)
      // Waits for a running transaction that has claimed the key.
      await insertKeys(tx, [call], true)
      const row = await tx
        .selectFrom('call_key')
        .select('is_cancelled')
        .where(ofCalls([call]))
        .executeTakeFirst()
      return row?.is_cancelled === false ? 'done' : 'notDone'
    })
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) return 'inProgress'
    throw error
  }
}

/** Whether the key is recorded for a call that took effect. */
export async function isKeyClaimed(db: Db, call: KeyedCall): Promise<boolean> {
  const row = await db
    .selectFrom('call_key')
    .select('is_cancelled')
    .where(ofCalls([call]))
    .executeTakeFirst()
  return row?.is_cancelled === false
}

/** Deletes keys past their retention. */
export async function deleteOldKeys(db: Db): Promise<void> {
  await sql`delete from call_key where at < now() - ${RETENTION}::interval`.execute(db)
}

function insertKeys(tx: Db, calls: readonly KeyedCall[], isCancelled: boolean) {
  const rows = calls.map(({ memberId, merchantCode, key }) => ({
    member_id: memberId,
    key: key ?? '',
    merchant_code: merchantCode,
    is_cancelled: isCancelled,
  }))
  return tx
    .insertInto('call_key')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['member_id', 'key'])
    .execute()
}

const ofCalls = (calls: readonly KeyedCall[]) =>
  sql<boolean>`(member_id, key) in (select * from unnest(
    ${calls.map(({ memberId }) => memberId)}::int8[], ${calls.map(({ key }) => key ?? '')}::text[]))`
