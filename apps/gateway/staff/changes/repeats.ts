import type { PermissionName } from '@ante/contract/kit/endpoint.ts'
import type { ChangeOutcome } from '@ante/contract/staff/changes.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { ActionProblem } from '../../kit/guarded-action.ts'
import { bindingOf } from './requests.ts'
import type { Submitted, Submitter } from './submit.ts'

type KeyedAction = Pick<Submitted, 'action' | 'values' | 'key' | 'reason'>

/** Returns the stored key, which is unique per account. */
export const keyOf = ({ key }: Pick<Submitted, 'key'>, { staffId }: Pick<Submitter, 'staffId'>): string =>
  `${staffId} ${key}`

/** Returns the hash of an action and its values. */
export const digestOf = ({ action, values }: { action: string; values?: unknown }): Buffer =>
  bindingOf({ action, object: '', values, version: '' })

/** States of changes that ended without effect. */
const ENDED = ['rejected', 'void', 'expired', 'failed']

/**
 * Returns the key under which a request is handled: normally its own key. If this key identifies a version of an
 * object, a new key is derived after each change that ended without effect. Requests with the same key are serialised.
 */
export async function currentKey(
  tx: Db,
  { key, isKeyReusable = false }: Pick<Submitted, 'key' | 'isKeyReusable'>,
  submitter: Submitter,
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf({ key }, submitter)}, 7301143))`.execute(tx)
  if (!isKeyReusable) return key
  let current = key
  for (;;) {
    const change = await tx
      .selectFrom('change_request')
      .select(['id', 'state'])
      .where('key', '=', keyOf({ key: current }, submitter))
      .executeTakeFirst()
    if (!change || !ENDED.includes(change.state)) return current
    current = `${key} ${change.id}`
  }
}

/** A request that was handled before: applied by one person, or stored for a decision. */
interface EarlierRequest {
  merchantCode: string | null
  action: string
  object: string
  digest: Buffer
  /** Null if it is not known. */
  reason: string | null
  /** The stored request; null if one person applied the action. */
  request: { id: bigint; state: string } | null
}

/** Returns the request that was handled under a stored key; null if there is none. */
export async function formerWithKey(tx: Db, key: string, action: PermissionName): Promise<EarlierRequest | null> {
  const direct = await tx.selectFrom('direct_action').selectAll().where('key', '=', key).executeTakeFirst()
  const change = await tx
    .selectFrom('change_request')
    .select(['id', 'merchant_code', 'action', 'object', 'values', 'state', 'reason'])
    .where('key', '=', key)
    .executeTakeFirst()
  const stored = direct ?? change
  if (!stored) return null
  return {
    merchantCode: stored.merchant_code,
    action: stored.action,
    object: stored.object,
    digest: direct?.digest ?? digestOf({ action, values: change?.values }),
    reason: stored.reason,
    request: direct ? null : (change ?? null),
  }
}

/**
 * Returns the outcome of a repeated request; null for a new one. Rights and limits may have changed since the first
 * request, but a repeat must neither apply a change that awaits a decision nor request one that was applied. Refuses a
 * repeat of a change that ended without effect. `key` comes from `currentKey`.
 */
export async function repeatedOutcome(
  tx: Db,
  submitted: Submitted,
  submitter: Submitter,
): Promise<ChangeOutcome | null> {
  const { action } = submitted
  const former = await formerWithKey(tx, keyOf(submitted, submitter), action)
  if (!former) return null
  const { object, request } = former
  const isSame =
    former.action === action &&
    former.merchantCode === submitter.merchantCode &&
    former.digest.equals(digestOf(submitted))
  if (!isSame) throw new ActionProblem('request.key_used')
  if (request && ENDED.includes(request.state)) throw new ActionProblem('request.ended', { state: request.state })
  await submitter.audit(tx, {
    action,
    object,
    reason: submitted.reason,
    after: 'repeated',
    ...(request && { changeRequestId: request.id }),
  })
  const isWaiting = request !== null && request.state !== 'applied'
  return { outcome: isWaiting ? 'waiting' : 'applied', id: request && String(request.id) }
}

/** Stores the key of an action that was applied without approval. */
export async function storeDirectAction(
  tx: Db,
  { submitted, submitter, object, now }: { submitted: KeyedAction; submitter: Submitter; object: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('direct_action')
    .values({
      key: keyOf(submitted, submitter),
      merchant_code: submitter.merchantCode,
      action: submitted.action,
      object,
      digest: digestOf(submitted),
      reason: submitted.reason,
      applied_at: now,
    })
    // The row may exist if an earlier version of the gateway applied the credit; the repeat moved no money.
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
