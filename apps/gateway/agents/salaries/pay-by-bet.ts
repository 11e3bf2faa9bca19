import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { payablePart } from '../../kit/money.ts'
import { tierOf } from '../contracts/terms.ts'
import { PAYABLE_MS } from './pay-bill.ts'
import { activeFromOf, payTermsOf } from './pay-terms.ts'
import type { PayPorts } from './pay-due.ts'
import { tierRowsOf } from './tier-rows.ts'

const BETS_AT_ONCE = 500

/**
 * Computes the salary of every bet that has ended since the last run, and creates the bills, which `payDue` pays.
 * Fractions below the currency's smallest amount, and negative amounts, are carried to the next bill. Waits for a
 * simultaneous run, so that all counted bets are billed when it returns.
 */
export async function payByBet({ db, clock }: Pick<PayPorts, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const bets = await inTransaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(7301164)`.execute(tx)
      const { rows } = await sql<{ bets: number }>`select work_out_bets(${BETS_AT_ONCE}) as bets`.execute(tx)
      return rows[0]?.bets
    })
    if (!bets) break
  }
  for (const contractId of await contractsWaiting(db)) {
    await inTransaction(db, (tx) => billContract(tx, contractId, clock.now()))
  }
}

async function contractsWaiting(db: Db): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select distinct contract_id as id from agent_bet_line where not is_billed order by id`.execute(db)
  return rows.map(({ id }) => id)
}

interface Hour {
  day: string
  /** Start of the hour in the merchant's time zone. */
  hour: Date
  from: Date
  to: Date
  turnover: bigint
  amount: bigint
  termsId: bigint
  position: number | null
  active: number
}

/** Creates the bills of a contract, one per hour, so that hourly and daily computations can deduct them. */
async function billContract(tx: Db, contractId: bigint, now: Date): Promise<void> {
  const contract = await tx
    .selectFrom('agent_contract')
    .innerJoin('merchant', 'merchant.code', 'agent_contract.merchant_code')
    .selectAll('agent_contract')
    .select(['merchant.currency', 'merchant.zone'])
    .where('id', '=', contractId)
    // A simultaneous gateway waits for this lock, and then finds no unbilled lines.
    .forUpdate('agent_contract')
    .executeTakeFirstOrThrow()
  let uncounted = await leftOver(tx, contractId)
  for (const hour of await hoursWaiting(tx, contract)) {
    const total = uncounted + hour.amount
    const gross = total > 0n ? payablePart(contract.currency, total) : 0n
    uncounted = total - gross
    const billId = gross > 0n ? await storeBill(tx, contract, { ...hour, gross, now }) : null
    await sql`
      update agent_bet_line set is_billed = true, bill_id = ${billId}
      where contract_id = ${contractId} and day = ${hour.day}::date and not is_billed
        and date_trunc('hour', settled_at, ${contract.zone}) = ${hour.hour}::timestamptz`.execute(tx)
  }
  await sql`
    insert into agent_bet_remainder values (${contractId}, ${uncounted})
    on conflict (contract_id) do update set amount = excluded.amount`.execute(tx)
}

async function leftOver(tx: Db, contractId: bigint): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select amount from agent_bet_remainder where contract_id = ${contractId}`.execute(tx)
  return rows[0]?.amount ?? 0n
}

async function hoursWaiting(tx: Db, { id, zone }: { id: bigint; zone: string }): Promise<Hour[]> {
  const { rows } = await sql<Hour>`
    select to_char(line.day, 'YYYY-MM-DD') as day, date_trunc('hour', settled_at, ${zone}) as hour, min(settled_at) as "from",
      max(settled_at) + interval '1 millisecond' as "to", sum(line.turnover)::int8 as turnover,
      sum(amount)::int8 as amount, (array_agg(terms_id order by news_id desc))[1] as "termsId",
      (array_agg(position order by news_id desc))[1] as position, max(team.active_members) as active
    from agent_bet_line line
    join agent_bet_day team on team.contract_id = line.contract_id and team.day = line.day
    where line.contract_id = ${id} and not is_billed
    group by line.day, 2 order by 2`.execute(tx)
  return rows
}

interface BilledContract {
  merchant_code: string
  currency: string
  id: bigint
  category: string
  upline_id: bigint | null
  downline_id: bigint
}

async function storeBill(tx: Db, contract: BilledContract, hour: Hour & { gross: bigint; now: Date }): Promise<bigint> {
  const terms = await payTermsOf(tx, contract.merchant_code)
  const { termsId, position, gross, now } = hour
  const tiers = await tierRowsOf(tx, termsId)
  const tierView = (expected: number) => {
    const reachedTier = tiers.find(({ tier }) => tier.position === expected)
    return reachedTier ? JSON.stringify(tierOf(reachedTier.row)) : null
  }
  const { rows } = await sql<{ id: bigint }>`
    insert into agent_bill (merchant_code, currency, contract_id, terms_id, kind, category, upline_id, downline_id, depth,
      period_from, period_to, day, betting, turnover, active_members, active_from, tier, next_tier, gross, state, due_at,
      made_at, expires_at)
    select ${contract.merchant_code}, ${contract.currency}, ${contract.id}, ${termsId}, 'realtime_salary',
      ${contract.category}, ${contract.upline_id}, ${contract.downline_id}, cardinality(line_of(member.path)), ${hour.from}::timestamptz,
      ${hour.to}::timestamptz, ${hour.day}::date, ${hour.turnover}, ${hour.turnover}, ${hour.active},
      ${activeFromOf(terms, 'realtime_salary')}, ${position === null ? null : tierView(position)}::jsonb,
      ${tierView((position ?? 0) + 1)}::jsonb, ${gross}, ${terms.needsApproval ? 'unapproved' : 'unpaid'},
      ${terms.needsApproval ? null : now}::timestamptz, ${now}::timestamptz,
      ${new Date(now.getTime() + PAYABLE_MS)}::timestamptz
    from member where member.id = ${contract.downline_id}
    returning id`.execute(tx)
  const [made] = rows
  if (!made) throw new Error(`cannot create the bill of contract ${contract.id}`)
  return made.id
}
