import { dayOf } from '@ante/contract/kit/days.ts'

import type { Db } from '../../kit/db.ts'
import { notifyByMail } from '../../messaging/public.ts'
import type { BillRow } from './pay-bill.ts'

interface Shortage {
  zone: string
  at: Date
  /** Whether the payer is notified too. */
  notifiesPayer: boolean
}

/**
 * Notifies both parties that a bill could not be paid: the payer once a day; the receiver once per daily salary or
 * dividend, and once a day for hourly and per-bet salaries.
 */
export async function notifyShortage(tx: Db, bill: BillRow, { zone, at, notifiesPayer }: Shortage): Promise<void> {
  const day = dayOf(zone, at.getTime())
  const isOfDay = bill.kind === 'daily_salary' || bill.kind === 'dividend'
  const mail = { kind: 'service', at, pushes: true, detail: {} } as const
  const earner = { memberIds: [bill.downline_id], key: `bill-waits:${isOfDay ? bill.id : `${bill.kind}:${day}`}` }
  await notifyByMail(tx, { ...mail, ...earner, template: 'bill.waits' })
  if (!notifiesPayer || bill.upline_id === null) return
  await notifyByMail(tx, { ...mail, memberIds: [bill.upline_id], key: `bill-short:${day}`, template: 'bill.short' })
}

export async function zoneOf(tx: Db, { merchant_code: code }: Pick<BillRow, 'merchant_code'>): Promise<string> {
  const { zone } = await tx.selectFrom('merchant').select('zone').where('code', '=', code).executeTakeFirstOrThrow()
  return zone
}
