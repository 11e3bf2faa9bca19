import type { MailKind } from '@ante/contract/messaging/mail.ts'
import { preferenceFor } from '@ante/contract/messaging/push.ts'
import type { PushPayload, PushTemplate, PushPreferences } from '@ante/contract/messaging/push.ts'
import { sql } from 'kysely'
import { z } from 'zod'

import { isExcluded } from '../../responsible-gaming/public.ts'
import { languageOfMember } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { addMissingJobs } from '../../kit/job-queue/add-job.ts'
import { backoffMs } from '../../kit/job-queue/backoff.ts'
import { job, PERSISTENT_ATTEMPTS } from '../../kit/job-queue/job.ts'
import type { Ports } from '../../kit/ports.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { localizedFor } from '../rules.ts'
import type { Wordings } from '../tables.ts'
import { pushTargetOf, tagOf } from './push-target.ts'
import { authorizationFor } from './push-keys.ts'
import type { PushKeys } from './push-keys.ts'
import { sealPush } from './seal-push.ts'
import { sendPush } from './send-push.ts'
import type { PushOutcome } from './send-push.ts'
import { isSandboxEndpoint, isDeliverable, preferencesOf } from './subscriptions.ts'

export interface PushPorts extends Pick<Ports, 'db' | 'clock' | 'log' | 'bus' | 'config'> {
  keys: PushKeys
  merchants: Pick<MerchantDirectory, 'languagesOf'>
}

/** Number of push messages that one gateway sends simultaneously: each waits for a push service. */
const CONCURRENCY = 20
/**
 * Maximum number of due messages per run. Messages for one member come first, so that a payout is not delayed by
 * thousands of messages about a draw.
 */
const FOUND_AT_ONCE = 100
/** Lease, longer than any push service call; afterwards another instance takes over. */
const LEASE_MS = 60_000
const BACKOFF = { firstMs: 2_000, lastMs: 15 * 60_000 }
/** Number of consecutive failures after which a device is deleted. The app subscribes again when it is opened. */
const FAILURES = 12

interface Due {
  id: bigint
  attempts: number
  expires_at: Date
  subscription_id: bigint
  endpoint: string
  p256dh: string
  auth: string
  failures: number
  member_id: bigint
  mail_id: bigint | null
  merchant_code: string
  kind: MailKind
  template: PushTemplate | null
  detail: Record<string, unknown>
  key: string
  /** Whether the message is obsolete: expired, read, or the device belongs to another member now. */
  is_past: boolean
  texts: Wordings | null
}

const addMs = (now: Date, ms: number) => new Date(now.getTime() + ms)

export const sendPushJob = job({
  name: 'messaging.send-push',
  payload: z.object({ message: z.string() }),
  attempts: PERSISTENT_ATTEMPTS,
  concurrency: CONCURRENCY,
})

/** Deletes expired push messages, and adds a job for each due one. */
export async function findDuePushes({ db, clock }: Pick<PushPorts, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await sql`delete from push_message where expires_at <= ${now}`.execute(db)
  const message = db.selectFrom('push_message').select('id').where('due_at', '<=', now)
  const result = await message.orderBy('is_deferrable').orderBy('due_at').limit(FOUND_AT_ONCE).execute()
  await addMissingJobs(
    db,
    sendPushJob,
    result.map(({ id }) => ({ key: String(id), payload: { message: String(id) } })),
  )
}

/** Sends a due push message. */
export async function sendDuePush(ports: PushPorts, id: bigint): Promise<void> {
  const message = await claimDue(ports, id)
  if (message) await notifyDevice(ports, message)
}

/** Leases a message: its next attempt is after the lease. Returns null if it is not due or already leased. */
async function claimDue({ db, clock }: PushPorts, id: bigint): Promise<Due | null> {
  const now = clock.now()
  const { rows } = await sql<Due>`
    with claimed as (
      update push_message set due_at = ${addMs(now, LEASE_MS)}, attempts = attempts + 1
      where id = ${id} and due_at <= ${now}
      returning id, attempts, expires_at, subscription_id, mail_id, draw_id
    )
    select claimed.*, device.endpoint, device.p256dh, device.auth, device.failures, device.member_id,
      coalesce(mail.merchant_code, draw.merchant_code) as merchant_code, coalesce(mail.kind, 'lottery') as kind,
      case when draw.id is null then mail.template else 'lottery.drawn' end as template,
      coalesce(mail.detail, '{}') as detail, coalesce(mail.key, 'lottery:' || draw.id) as key, mail_letter.texts,
      case when draw.id is null then mail.read_at is not null or mail.member_id <> device.member_id
        else draw.status not in ('PAID', 'RE_PAID') end as is_past
    from claimed
    join push_subscription device on device.id = claimed.subscription_id
    left join mail on mail.id = claimed.mail_id
    left join lottery_draw draw on draw.id = claimed.draw_id
    left join mail_letter on mail_letter.id = mail.letter_id`.execute(db)
  return rows[0] ?? null
}

async function notifyDevice(ports: PushPorts, message: Due): Promise<void> {
  const { db, clock, log } = ports
  const preferences = await preferencesOf(db, message.member_id)
  const mayNotify = await isEnabled(ports, message, preferences)
  const outcome: PushOutcome = mayNotify ? await send(ports, message, preferences) : { kind: 'accepted' }
  await recordOutcome(db, message, outcome, clock.now())
  if (outcome.kind === 'accepted') return
  log.warn(
    { event: 'push.not_taken', pushId: String(message.id), attempts: message.attempts, ...outcome },
    'push service did not take a message',
  )
}

/**
 * Whether the message may be sent: the member has not disabled it, and it does not encourage an excluded member to
 * play.
 */
async function isEnabled(
  { db, clock }: PushPorts,
  { is_past: isPast, kind, template, member_id: memberId }: Due,
  preferences: PushPreferences,
): Promise<boolean> {
  if (isPast || !preferences[preferenceFor(kind)]) return false
  if (kind !== 'offer' && kind !== 'reward' && template !== 'lottery.drawn') return true
  return !(await isExcluded(db, memberId, clock.now()))
}

async function send(ports: PushPorts, message: Due, preferences: PushPreferences): Promise<PushOutcome> {
  const { config, keys, clock } = ports
  const { endpoint, kind, template } = message
  // An endpoint can become undeliverable, such as that of a local sandbox after the configuration has changed.
  if (!isDeliverable(endpoint, config.push)) return { kind: 'gone' }
  const now = clock.now()
  const body = sealPush(JSON.stringify(await payloadOf(ports, message, preferences)), message)
  const headers = {
    Authorization: await authorizationFor(keys, { endpoint, contact: config.push.contact, now }),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    'Content-Length': body.length,
    TTL: Math.max(0, Math.floor((message.expires_at.getTime() - now.getTime()) / 1000)),
    Urgency: kind === 'offer' || kind === 'reward' || template === 'lottery.drawn' ? 'low' : 'high',
  }
  return sendPush({ endpoint, headers, body, isLocalService: isSandboxEndpoint(endpoint, config.push) })
}

async function payloadOf(
  { db, merchants }: PushPorts,
  { mail_id: mailId, member_id: memberId, ...message }: Due,
  { amounts }: PushPreferences,
): Promise<PushPayload> {
  const { amount: value, currency } = message.detail
  const merchantLanguage = merchants.languagesOf(message.merchant_code).defaultLanguage
  const language = (await languageOfMember(db, memberId)) ?? merchantLanguage
  return {
    tag: tagOf(message.key),
    url: pushTargetOf(message.template, mailId),
    template: message.template,
    title: message.texts && (localizedFor(message.texts, language, merchantLanguage)?.text.title ?? null),
    amount: amounts && typeof value === 'string' && typeof currency === 'string' ? { value, currency } : null,
  }
}

async function recordOutcome(db: Db, message: Due, outcome: PushOutcome, now: Date): Promise<void> {
  const device = message.subscription_id
  if (outcome.kind === 'gone' || (outcome.kind !== 'accepted' && message.failures + 1 >= FAILURES)) {
    // Pending messages of the device are deleted with it.
    await db.deleteFrom('push_subscription').where('id', '=', device).execute()
    return
  }
  if (outcome.kind === 'unavailable') {
    const gap = Math.max(backoffMs(BACKOFF, message.attempts), outcome.afterMs ?? 0)
    await db
      .updateTable('push_message')
      .set({ due_at: addMs(now, gap) })
      .where('id', '=', message.id)
      .execute()
  } else {
    await db.deleteFrom('push_message').where('id', '=', message.id).execute()
  }
  await db
    .updateTable('push_subscription')
    .set((row) => ({ failures: outcome.kind === 'accepted' ? 0 : row('failures', '+', 1) }))
    .where('id', '=', device)
    .execute()
}
