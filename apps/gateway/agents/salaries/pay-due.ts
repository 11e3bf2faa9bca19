import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { inParts } from '../../kit/in-parts.ts'
import type { Ports } from '../../kit/ports.ts'
import type { BalancePublisher } from '../../wallet/public.ts'
import { notifyShortage, zoneOf } from './notify-shortage.ts'
import { hasEnoughBalance, isPayable, unpaidOf, lockBill, lockedPartyOf, payPart } from './pay-bill.ts'
import type { BillRow, LockedParty } from './pay-bill.ts'
import { nextPayTime } from './periods.ts'

/** Number of retries, one per day, while the payer has too little balance. Source: domain handbook 6.10. */
const RETRIES = 7
const BILLS_AT_ONCE = 100

export interface PayPorts extends Pick<Ports, 'db' | 'clock' | 'log'> {
  balances: Pick<BalancePublisher, 'changed'>
}

interface PayCursor {
  depth: number
  id: bigint
}

/**
 * Pays due bills from the top of the tree down, so that agents are paid before they pay their downlines. Each bill is
 * paid in a separate transaction that locks it, so that interrupted and simultaneous runs pay it once.
 */
export async function payDue(ports: PayPorts): Promise<void> {
  const { db, clock, log } = ports
  const read = (after: PayCursor, limit: number) => billsDue(db, clock.now(), { after, limit })
  const first: PayCursor = { depth: 0, id: 0n }
  for await (const dueBills of inParts({ after: first, atOnce: BILLS_AT_ONCE, read, keyOf: (bill) => bill })) {
    for (const { id } of dueBills) {
      try {
        await payAutomatically(ports, id)
      } catch (error) {
        log.warn({ event: 'bill.payment_failed', err: error, billId: String(id) }, 'cannot pay bill')
      }
    }
  }
}

async function billsDue(
  db: Db,
  now: Date,
  { after, limit }: { after: PayCursor; limit: number },
): Promise<PayCursor[]> {
  const { rows } = await sql<PayCursor>`
    select depth, id from agent_bill
    where due_at <= ${now}::timestamptz and (depth, id) > (${after.depth}, ${after.id})
    order by depth, id limit ${limit}`.execute(db)
  return rows
}

/** Pays the remaining amount of a bill, or stores the reason of the failure and the time of the next attempt. */
async function payAutomatically({ db, clock, balances }: Omit<PayPorts, 'log'>, id: bigint): Promise<BillRow | null> {
  const paid = await inTransaction(db, async (tx) => {
    const lockedBill = await lockBill(tx, id)
    const at = clock.now()
    if (!lockedBill || lockedBill.bill.due_at === null || lockedBill.bill.due_at > at || !isPayable(lockedBill.bill))
      return null
    const unpaid = unpaidOf(lockedBill.bill)
    const lockedParty = await lockedPartyOf(tx, lockedBill.bill)
    if (lockedParty === null && (await hasEnoughBalance(tx, lockedBill, unpaid)))
      return payPart(tx, lockedBill, { amount: unpaid, at })
    await scheduleRetry(tx, lockedBill.bill, { at, lockedParty })
    return null
  })
  if (paid) balances.changed(partiesOf(paid))
  return paid
}

/**
 * Schedules the next attempt: for some days if the payer's balance is too low, and until the bill expires if an account
 * is locked.
 */
async function scheduleRetry(
  tx: Db,
  bill: BillRow,
  { at, lockedParty }: { at: Date; lockedParty: LockedParty | null },
): Promise<void> {
  const isPayers = lockedParty !== 'payee'
  const attempts = bill.attempts + 1
  const isOver = isPayers && attempts > RETRIES
  const zone = await zoneOf(tx, bill)
  await tx
    .updateTable('agent_bill')
    .set({
      due_at: isOver ? null : nextPayTime(zone, at),
      ...(isPayers && { attempts, ...(bill.state === 'unpaid' && { state: 'upline_insufficient' as const }) }),
    })
    .where('id', '=', bill.id)
    .execute()
  if (isPayers && attempts === 1) await notifyShortage(tx, bill, { zone, at, notifiesPayer: lockedParty === null })
}

export const partiesOf = ({ upline_id: payer, downline_id: payee }: BillRow): string[] =>
  payer === null ? [String(payee)] : [String(payer), String(payee)]

/** Expires bills that were not paid in time. An expired bill can be paid only after an operator reopens it. */
export async function expireBills({ db, clock }: Pick<PayPorts, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, (tx) =>
    sql`
      update agent_bill set state = 'expired', due_at = null
      where expires_at <= ${clock.now()}::timestamptz and state in ('unpaid', 'partly_paid', 'upline_insufficient')
    `.execute(tx),
  )
}
