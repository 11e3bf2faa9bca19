import type { BillState } from '@ante/contract/agents/bills.ts'
import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'

import type { Db } from '../../kit/db.ts'
import { momentOf } from '../../kit/zone-days.ts'
import type { ComputedBill, PayingMerchant } from './compute-bills.ts'
import { createBills, previewPeriod } from './create-bills.ts'
import { isPayable, PAYABLE_MS } from './pay-bill.ts'
import type { BillRow } from './pay-bill.ts'
import { periodAt } from './periods.ts'
import type { Period, PeriodKind } from './periods.ts'

/** Operator actions on a bill. */
export type BillStep = 'approve' | 'reject' | 'reopen' | 'retry'

/** Returns the state after the step; null if the step is not possible. */
function stateAfter(step: BillStep, bill: Pick<BillRow, 'state' | 'paid'>): BillState | null {
  const { state, paid } = bill
  if (step === 'approve') return state === 'unapproved' ? 'unpaid' : null
  if (step === 'reject') return state === 'unapproved' ? 'rejected' : null
  if (step === 'retry') return isPayable(bill) ? state : null
  if (state === 'rejected') return 'unapproved'
  if (state === 'expired') return paid > 0n ? 'partly_paid' : 'unpaid'
  return null
}

/** Returns the bill locked until the transaction ends; null if the merchant has no bill with this id. */
export async function lockedBillOf(tx: Db, merchantCode: string, id: bigint): Promise<BillRow | null> {
  const row = await tx
    .selectFrom('agent_bill')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Returns the state that a step leads to and the function that stores it; null if the step is not possible. */
export function billStep(
  bill: BillRow,
  step: BillStep,
): { state: BillState; write(tx: Db, at: Date): Promise<void> } | null {
  const state = stateAfter(step, bill)
  if (state === null) return null
  // Dividends of uplines are paid manually, unless the operator retries the payment.
  const isAutomatic = bill.kind !== 'dividend' || bill.upline_id === null || step === 'retry'
  const isOpen = isPayable({ state })
  return {
    state,
    write: async (tx, at) => {
      await tx
        .updateTable('agent_bill')
        .set({
          state,
          attempts: 0,
          due_at: isOpen && isAutomatic ? at : null,
          ...(step === 'reopen' && { expires_at: new Date(at.getTime() + PAYABLE_MS) }),
        })
        .where('id', '=', bill.id)
        .execute()
    },
  }
}

interface BillsQuery {
  merchantCode: string
  state?: BillState | undefined
  kind?: ContractKind | undefined
  limit: number
}

/** Returns the latest bills of a merchant. */
export function storedBills(db: Db, { merchantCode, state, kind, limit }: BillsQuery): Promise<BillRow[]> {
  let requested = db.selectFrom('agent_bill').selectAll().where('merchant_code', '=', merchantCode)
  if (state) requested = requested.where('state', '=', state)
  if (kind) requested = requested.where('kind', '=', kind)
  return requested.orderBy('id', 'desc').limit(limit).execute()
}

/**
 * Returns the periods of a kind that begin on a day of the merchant's calendar; for a dividend, the half-month that
 * contains the day.
 */
export function periodsOn(kind: PeriodKind, { zone }: PayingMerchant, day: string): Period[] {
  const first = periodAt(kind, zone, momentOf(zone, day))
  if (kind !== 'hourly_salary') return [first]
  const hours: Period[] = []
  for (let hour = first; hour.day === day; hour = periodAt(kind, zone, hour.from.getTime() + HOUR_MS)) hours.push(hour)
  return hours
}

export interface PeriodMade {
  period: Period
  /** Number of new bills. */
  made: number
  computed: ComputedBill[]
}

/** Computes these periods and, except in a dry run, creates missing bills. */
export async function computePeriods(
  ports: Parameters<typeof createBills>[0],
  {
    merchant,
    kind,
    periods,
    isTrial,
  }: { merchant: PayingMerchant; kind: PeriodKind; periods: Period[]; isTrial: boolean },
): Promise<PeriodMade[]> {
  const outcomes: PeriodMade[] = []
  for (const period of periods) {
    const computed = await previewPeriod(ports, { merchant, kind, period })
    const made = isTrial ? 0 : await createBills(ports, { merchant, kind, period })
    outcomes.push({ period, made, computed })
  }
  return outcomes
}
