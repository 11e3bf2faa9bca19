import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { countAllChanges } from '../teams/team-changes.ts'
import { computeBills } from './compute-bills.ts'
import type { ComputedBill, Computing, PayingMerchant } from './compute-bills.ts'
import { PAYABLE_MS } from './pay-bill.ts'
import { payByBet } from './pay-by-bet.ts'
import { payTermsOf } from './pay-terms.ts'
import type { PayTerms } from './pay-terms.ts'
import type { Period, PeriodKind } from './periods.ts'

const BILLS_AT_ONCE = 1_000

type MakePorts = Pick<Ports, 'db' | 'clock'>

interface BillRequest {
  merchant: PayingMerchant
  kind: PeriodKind
  period: Period
}

/** Computes a period without storing anything. */
export async function previewPeriod(
  ports: MakePorts,
  { merchant, kind, period }: BillRequest,
): Promise<ComputedBill[]> {
  const { db } = ports
  await countAllChanges(db, { now: ports.clock.now() })
  return computeBills(db, { merchant, kind, period, terms: await payTermsOf(db, merchant.code) })
}

/**
 * Creates the bills of a period and marks the period as computed, in one transaction. A gateway that dies leaves no
 * bills; a simultaneous gateway waits for the advisory lock and then creates none. A computed period is never
 * recomputed, so that turnover of members who were moved to another team is not paid twice. Returns the number of new
 * bills.
 */
export async function createBills(ports: MakePorts, { merchant, kind, period }: BillRequest): Promise<number> {
  // Counts all ended bets first: bets that are counted after the computation would never be billed.
  const now = ports.clock.now()
  await countAllChanges(ports.db, { now })
  // Payments per bet are deducted from the hour and the day, so they are billed first.
  await payByBet(ports)
  return inTransaction(ports.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`bills:${merchant.code}:${kind}`}, 0))`.execute(tx)
    if (await isDone(tx, { merchant, kind, period })) return 0
    const terms = await payTermsOf(tx, merchant.code)
    const computing = { merchant, kind, period, terms }
    const computed = await computeBills(tx, computing)
    let made = 0
    for (let at = 0; at < computed.length; at += BILLS_AT_ONCE) {
      made += await storeBills(tx, computing, computed.slice(at, at + BILLS_AT_ONCE), now)
    }
    await sql`
      insert into agent_pay_run (merchant_code, kind, period_from, done_at, bills)
      values (${merchant.code}, ${kind}, ${period.from}, ${now}, ${made})`.execute(tx)
    return made
  })
}

async function isDone(tx: Db, { merchant, kind, period }: BillRequest): Promise<boolean> {
  const { rows } = await sql`
    select from agent_pay_run
    where merchant_code = ${merchant.code} and kind = ${kind} and period_from = ${period.from}::timestamptz`.execute(tx)
  return rows.length > 0
}

/**
 * Returns the start of a merchant's first computed period, and the starts of all computed periods not before `from`;
 * null if no period was computed.
 */
export async function computedPeriods(
  db: Db,
  merchantCode: string,
  { kind, from }: { kind: PeriodKind; from: Date },
): Promise<{ since: Date; begun: Set<number> } | null> {
  const { rows } = await sql<{ since: Date | null; begun: Date[] | null }>`
    select min(period_from) as since, array_agg(period_from) filter (where period_from >= ${from}::timestamptz) as begun
    from agent_pay_run where merchant_code = ${merchantCode} and kind = ${kind}`.execute(db)
  const { since = null, begun: computed = null } = rows[0] ?? {}
  return since && { since, begun: new Set((computed ?? []).map((at) => at.getTime())) }
}

async function storeBills(
  tx: Db,
  { merchant, kind, period, terms }: Computing,
  bills: readonly ComputedBill[],
  now: Date,
): Promise<number> {
  const stateOf = (bill: ComputedBill) => {
    if (bill.gross === bill.deduction) return 'not_reached'
    return needsApproval(bill, terms) ? 'unapproved' : 'unpaid'
  }
  const rows = bills.map((bill) => ({
    ...bill,
    state: stateOf(bill),
    dueAt: dueAtOf(bill, { kind, period, terms }, now),
  }))
  const { rows: made } = await sql`
    insert into agent_bill (merchant_code, currency, contract_id, terms_id, kind, category, upline_id, downline_id, depth,
      period_from, period_to, day, betting, turnover, active_members, active_from, net, carried, tier, next_tier, gross,
      deduction, house_win, state, due_at, made_at, expires_at)
    select ${merchant.code}, ${merchant.currency}, "contractId", "termsId", ${kind}, category, "uplineId", "downlineId",
      cardinality(line_of(member.path)), ${period.from}::timestamptz, ${period.to}::timestamptz, ${period.day}::date,
      betting, turnover, active, "activeFrom", net, carried, nullif(tier, 'null'), nullif(next, 'null'), gross, deduction,
      "houseWin", state, "dueAt", ${now}::timestamptz, ${new Date(now.getTime() + PAYABLE_MS)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows, bigintsAsText)}::jsonb) as bill ("contractId" bigint, "termsId" bigint,
      category text, "uplineId" bigint, "downlineId" bigint, betting bigint, turnover bigint, active integer,
      "activeFrom" bigint, net bigint, carried bigint, tier jsonb, next jsonb, gross bigint, deduction bigint,
      "houseWin" bigint, state text, "dueAt" timestamptz)
    join member on member.id = "downlineId"
    order by "contractId"
    on conflict (contract_id, period_from) where kind <> 'realtime_salary' do nothing
    returning id`.execute(tx)
  return made.length
}

/**
 * Whether a bill needs approval, by the merchant's terms or because a dividend exceeds the expected house win on the
 * team.
 */
const needsApproval = ({ exceedsHouseWin }: ComputedBill, terms: PayTerms): boolean =>
  terms.needsApproval || exceedsHouseWin

/**
 * Returns the time of automatic payment; null for bills without amount, bills that need approval, and dividends of
 * uplines, which are paid manually.
 */
function dueAtOf(bill: ComputedBill, { kind, period, terms }: Omit<Computing, 'merchant'>, now: Date) {
  const { uplineId, gross, deduction } = bill
  if (gross === deduction || needsApproval(bill, terms) || (kind === 'dividend' && uplineId !== null)) return null
  return period.paidAt > now ? period.paidAt : now
}

const bigintsAsText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
