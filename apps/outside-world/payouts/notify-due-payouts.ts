import { notifyPayout } from '@ante/contract/cashier/payout-provider.ts'
import { signedHeaders } from '@ante/plain-server/call-signature.ts'
import type { FaultName } from '@ante/plain-server/faults.ts'

import { PROVIDER } from '../payments/customers.ts'
import { PAYMENT_SIGNING } from '../payments/notices.ts'
import type { NoticePorts } from '../payments/notices.ts'
import { notificationOf, claimDueNotifications, scheduleNotification } from './payout-store.ts'
import type { Payout } from './payout-store.ts'

export const PAYOUTS_AT_ONCE = 20
const ANSWER_LIMIT_MS = 4_000
const LEASE_MS = 10_000
/** Delays between attempts; after these one per minute. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 30_000]
const LAST_RETRY_MS = 60_000
const SERVER_ERRORS_FROM = 500

/** Sends due payout notifications and returns their number. While the provider is out of service none are sent. */
export async function notifyDuePayouts(ports: NoticePorts): Promise<number> {
  if (ports.outages.has('payments')) return 0
  const due = await claimDueNotifications(ports.db, PAYOUTS_AT_ONCE, LEASE_MS)
  await Promise.all(due.map((payout) => attempt(ports, payout)))
  return due.length
}

async function attempt(ports: NoticePorts, payout: Payout): Promise<void> {
  const { fault = null, delayMs = 0 } = ports.faults?.queue.take(PROVIDER, 'payout-notice') ?? {}
  // The fault drops the notification for good.
  if (fault === 'drop-request') return scheduleNotification(ports.db, payout, null)
  if (fault === 'send-late') return scheduleNotification(ports.db, payout, delayMs)
  const isAnswered = await send(ports, payout, fault)
  if (fault === 'stop') ports.faults?.killProcess()
  const retryMs = (RETRY_MS[payout.attempts - 1] ?? LAST_RETRY_MS) / ports.timeScale
  await scheduleNotification(ports.db, payout, isAnswered && fault !== 'drop-answer' ? null : Math.round(retryMs))
}

/** Returns whether the notification was answered; both acceptance and refusal count. */
async function send(ports: NoticePorts, payout: Payout, fault: FaultName | null): Promise<boolean> {
  const key = ports.customers.get(payout.key_id)
  if (!key) return true
  const secret = fault === 'wrong-signature' ? 'secret-of-another-merchant' : key.secret
  const times = fault === 'send-twice' ? 2 : 1
  const sent = await Promise.all(Array.from({ length: times }, () => post(ports, { ...key, secret }, payout)))
  return fault !== 'wrong-signature' && sent.some((status) => status < SERVER_ERRORS_FROM)
}

async function post(
  { gatewayUrl }: NoticePorts,
  key: { keyId: string; secret: string },
  payout: Payout,
): Promise<number> {
  const { method, path } = notifyPayout
  const body = JSON.stringify(notificationOf(payout))
  const headers = {
    'Content-Type': 'application/json',
    ...signedHeaders(PAYMENT_SIGNING, key, { method, path, body }),
  }
  const init = { method, headers, body, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }
  return (await fetch(gatewayUrl + path, init).catch(() => null))?.status ?? SERVER_ERRORS_FROM
}
