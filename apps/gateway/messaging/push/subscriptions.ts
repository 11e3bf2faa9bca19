import { subscribePush } from '@ante/contract/messaging/push.ts'
import type { getPush, PushPreferences } from '@ante/contract/messaging/push.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import { sessionIdOf } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { isPushEndpoint } from './public-address.ts'
import { sealPush } from './seal-push.ts'
import './tables.ts'

const refuse = refusalsOf(subscribePush)

/** Maximum number of devices per member; one more removes the oldest. */
const DEVICES_PER_MEMBER = 10

/** Defaults: all messages, without amounts. */
const DEFAULTS: PushPreferences = { mail: true, results: true, payouts: true, amounts: false }

export type PushConfig = Ports['config']['push']

/** Whether an endpoint is at the push service of the demo's sandbox, the only local push service. */
export const isSandboxEndpoint = (endpoint: string, { sandboxPushUrl }: PushConfig): boolean =>
  sandboxPushUrl !== null && new URL(endpoint).href.startsWith(`${sandboxPushUrl}/`)

/** Whether messages may be sent to this endpoint. */
export const isDeliverable = (endpoint: string, config: PushConfig): boolean =>
  isSandboxEndpoint(endpoint, config) || isPushEndpoint(endpoint)

export async function showPush(db: Db, memberId: bigint, publicKey: string): Promise<OutputOf<typeof getPush>> {
  const { devices } = await db
    .selectFrom('push_subscription')
    .select(({ fn }) => fn.countAll<bigint>().as('devices'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { publicKey, preferences: await preferencesOf(db, memberId), devices: Number(devices) }
}

export async function preferencesOf(db: Db, memberId: bigint): Promise<PushPreferences> {
  const stored = await db.selectFrom('push_preference').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  if (!stored) return DEFAULTS
  const { mail, results, payouts, amounts } = stored
  return { mail, results, payouts, amounts }
}

export async function storePreferences(
  db: Db,
  memberId: bigint,
  preferences: PushPreferences,
): Promise<PushPreferences> {
  await db
    .insertInto('push_preference')
    .values({ member_id: memberId, ...preferences })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(preferences))
    .execute()
  return preferences
}

/** Assigns the device to this member; pending messages of its previous member are never sent to it. */
export async function storeSubscription(
  { db, clock, config }: Pick<Ports, 'db' | 'clock' | 'config'>,
  { memberId: id, token }: SignedIn,
  { endpoint, p256dh, auth }: ParsedInputOf<typeof subscribePush>,
): Promise<void> {
  if (!isDeliverable(endpoint, config.push)) throw refuse('push.endpoint.refused')
  if (!isKey({ p256dh, auth })) throw refuse('push.endpoint.refused')
  const memberId = BigInt(id)
  await inTransaction(db, async (tx) => {
    const session = await sessionIdOf(tx, token)
    // Serialises subscriptions of the member, so that the number of devices is checked correctly.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`push devices of ${memberId}`}, 0))`.execute(tx)
    await tx
      .deleteFrom('push_subscription')
      .where('endpoint', '=', endpoint)
      .where('member_id', '<>', memberId)
      .execute()
    const device = { session_id: session, p256dh, auth, failures: 0 }
    await tx
      .insertInto('push_subscription')
      .values({ endpoint, member_id: memberId, subscribed_at: clock.now(), ...device })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ member_id: memberId, ...device }))
      .execute()
    await sql`
      delete from push_subscription where id in (
        select id from push_subscription where member_id = ${memberId} order by id desc offset ${DEVICES_PER_MEMBER}
      )`.execute(tx)
  })
}

/** Whether a device's keys are valid, so that messages can be encrypted. */
function isKey(device: { p256dh: string; auth: string }): boolean {
  try {
    return sealPush('', device).length > 0
  } catch {
    return false
  }
}

export async function deleteSubscription(db: Db, memberId: bigint, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).where('member_id', '=', memberId).execute()
}
