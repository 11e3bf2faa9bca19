import { reportSms } from '@ante/contract/outbox/sms-provider.ts'
import type { Db } from '@ante/plain-server/db.ts'

import { markReported, claimDueReports } from './message-store.ts'
import type { DueReport } from './message-store.ts'
import { signedHeaders } from './signature.ts'
import type { CarrierKey } from './signature.ts'

export interface ReportPorts {
  db: Db
  key: CarrierKey
  gatewayUrl: string
}

export const REPORTS_AT_ONCE = 20
const ANSWER_LIMIT_MS = 3_000

/** Sends due delivery reports to the customer. Returns their number. */
export async function reportDue(ports: ReportPorts): Promise<number> {
  const due = await claimDueReports(ports.db, REPORTS_AT_ONCE)
  await Promise.all(due.map((report) => notify(ports, report)))
  return due.length
}

async function notify(
  { db, key, gatewayUrl }: ReportPorts,
  { reference, message_id, report }: DueReport,
): Promise<void> {
  const reason = report === 'undelivered' ? { reason: 'the phone could not be reached' } : {}
  const body = JSON.stringify({ reference, messageId: message_id, state: report, ...reason })
  const { method, path } = reportSms
  try {
    const { ok } = await fetch(gatewayUrl + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...signedHeaders(key, { method, path, body }) },
      body,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    if (ok) await markReported(db, reference)
  } catch {
    // The report is sent again when its lease ends.
  }
}
