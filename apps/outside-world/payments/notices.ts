import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import {
  paymentHeader,
  paymentSignedHead,
  PAYMENT_CLOCK_SKEW_MS,
  notifyPayment,
} from '@ante/contract/cashier/payment-provider.ts'
import { signedHeaders } from '@ante/plain-server/call-signature.ts'
import type { Signing } from '@ante/plain-server/call-signature.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'
import type { Fault, FaultQueue } from '@ante/plain-server/faults.ts'
import type { Outages } from '@ante/plain-server/outages.ts'

import type { Customers } from './customers.ts'
import { PROVIDER } from './customers.ts'
import { notificationOf } from './payment-store.ts'
import type { Payment } from './payment-store.ts'

export const PAYMENT_SIGNING: Signing = {
  header: paymentHeader,
  head: paymentSignedHead,
  skewMs: PAYMENT_CLOCK_SKEW_MS,
}

export interface NoticePorts {
  db: Db
  customers: Customers
  gatewayUrl: string
  outages: Outages
  faults: { queue: FaultQueue; killProcess: () => void } | null
  /** Divisor of all waiting times. */
  timeScale: number
}

export const NOTICES_AT_ONCE = 20
const ANSWER_LIMIT_MS = 4_000
const LEASE_MS = 10_000
/** Delays between attempts; after these one per minute. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 30_000]
const LAST_RETRY_MS = 60_000
const SERVER_ERRORS_FROM = 500

/** Queues a notification about a payment's new state, in the transaction of the change. */
export async function notify(tx: Queryable, payment: Payment): Promise<void> {
  await tx.query('insert into payments.notice (id, key_id, body) values ($1, $2, $3)', [
    randomUUID(),
    payment.key_id,
    JSON.stringify(notificationOf(payment)),
  ])
}

interface DueNotice {
  id: string
  key_id: string
  body: object
  attempts: number
}

/** Sends due notifications and returns their number. While the provider is out of service none are sent. */
export async function notifyDue(ports: NoticePorts): Promise<number> {
  if (ports.outages.has('payments')) return 0
  const { rows } = await ports.db.query<DueNotice>(
    `update payments.notice set due_at = now() + $2 * interval '1 ms', attempts = attempts + 1 where id in (
      select id from payments.notice where acknowledged_at is null and due_at <= now() and made_at > now() - interval '3 days'
      order by due_at, made_at limit $1 for update skip locked
    ) returning id, key_id, body, attempts`,
    [NOTICES_AT_ONCE, LEASE_MS],
  )
  await Promise.all(rows.map((notice) => attempt(ports, notice)))
  return rows.length
}

async function attempt(ports: NoticePorts, notice: DueNotice): Promise<void> {
  const fault = ports.faults?.queue.take(PROVIDER, 'notice') ?? null
  if (fault?.fault === 'drop-request') return recordNotified(ports, notice)
  if (fault?.fault === 'send-late') return scheduleRetry(ports, notice, fault.delayMs)
  const isAnswered = await send(ports, notice, fault)
  if (fault?.fault === 'stop') ports.faults?.killProcess()
  if (isAnswered && fault?.fault !== 'drop-answer') return recordNotified(ports, notice)
  return scheduleRetry(ports, notice, (RETRY_MS[notice.attempts - 1] ?? LAST_RETRY_MS) / ports.timeScale)
}

/** Returns whether the notification was answered; both acceptance and refusal count. */
async function send(
  ports: NoticePorts,
  { id: noticeId, key_id: keyId, body: notice }: DueNotice,
  fault: Fault | null,
): Promise<boolean> {
  const key = ports.customers.get(keyId)
  if (!key) return true
  const post = async (secret: string, content: object) => {
    const { method, path } = notifyPayment
    const body = JSON.stringify(content)
    const signed = signedHeaders(PAYMENT_SIGNING, { keyId, secret }, { method, path, body })
    const headers = { 'Content-Type': 'application/json', ...signed }
    const init = { method, headers, body, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }
    return (await fetch(ports.gatewayUrl + path, init).catch(() => null))?.status ?? SERVER_ERRORS_FROM
  }
  if (fault?.fault === 'unknown-round') {
    await post(key.secret, { ...notice, reference: 'DNOBODYKNOWS', noticeId: randomUUID() })
  }
  if (fault?.fault === 'wrong-signature') {
    await post('a-secret-of-somebody-else', { noticeId, ...notice })
    return false
  }
  const sent = await Promise.all(
    Array.from({ length: fault?.fault === 'send-twice' ? 2 : 1 }, () => post(key.secret, { noticeId, ...notice })),
  )
  if (fault?.fault === 'delay-answer') await sleep(fault.delayMs)
  return sent.some((status) => status < SERVER_ERRORS_FROM)
}

async function scheduleRetry({ db }: NoticePorts, { id }: DueNotice, afterMs: number): Promise<void> {
  await db.query(`update payments.notice set due_at = now() + $2 * interval '1 ms' where id = $1`, [
    id,
    Math.round(afterMs),
  ])
}

async function recordNotified({ db }: NoticePorts, { id }: DueNotice): Promise<void> {
  await db.query('update payments.notice set acknowledged_at = now() where id = $1', [id])
}
