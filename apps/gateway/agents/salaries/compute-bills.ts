import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { contractsInForce } from '../contracts/public.ts'
import type { ContractInForce } from '../contracts/public.ts'
import { tierOf } from '../contracts/terms.ts'
import { expectedHouseWins } from './expected-house-wins.ts'
import { activeFromOf } from './pay-terms.ts'
import type { PayTerms } from './pay-terms.ts'
import { periodBefore } from './periods.ts'
import type { Period, PeriodKind } from './periods.ts'
import { carriedFrom, dividendOf, lossOf, paidBefore, reachedTier, salaryOf, tierAbove } from './rules.ts'
import type { PeriodBefore, Tier } from './rules.ts'
import { ruleOf } from './tier-rows.ts'

export interface PayingMerchant {
  code: string
  currency: string
  zone: string
}

/** Computation of all contracts of a kind over one period. */
export interface Computing {
  merchant: PayingMerchant
  kind: PeriodKind
  period: Period
  terms: PayTerms
}

/** Computed amount of one contract, with the figures behind it. */
export interface ComputedBill {
  contractId: bigint
  termsId: bigint
  category: ContractInForce['category']
  uplineId: bigint | null
  downlineId: bigint
  betting: bigint
  turnover: bigint
  active: number
  activeFrom: bigint
  /** For dividends: the team's net win, negative for a loss; null for salaries. */
  net: bigint | null
  carried: bigint
  tier: ContractTier | null
  next: ContractTier | null
  gross: bigint
  deduction: bigint
  /** For dividends: the expected house win on the team's valid bets; null for salaries. */
  houseWin: bigint | null
  /** Whether the merchant's dividends to this downline exceed the expected house win. */
  exceedsHouseWin: boolean
}

const ZERO_RESULTS = { betting: 0n, turnover: 0n, winning: 0n, active: 0 }

/**
 * Computes each contract of a kind for a period by the terms in force when the period ended: terms agreed later do not
 * apply. Reads all contracts of the merchant together.
 */
export async function computeBills(db: Db, computing: Computing): Promise<ComputedBill[]> {
  const { kind, terms, merchant } = computing
  const contracts = await contractsAtEnd(db, computing)
  if (contracts.length === 0) return []
  const volumes = await volumesOf(db, computing, contracts)
  if (kind !== 'dividend') {
    const before = terms.stackSalaries ? () => 0n : await amountsAlreadyPaid(db, computing, contracts)
    return contracts.flatMap((contract) => {
      const { betting, turnover, active } = volumes.get(contract.contractId) ?? ZERO_RESULTS
      // A contract without turnover in the period gets no bill.
      if (turnover <= 0n) return []
      const figures = { volume: turnover, active, loss: 0n }
      const gross = salaryOf(tiersOf(contract), figures, merchant)
      const bill = { ...billOf(contract, computing, figures), betting, net: null, carried: 0n }
      const unbounded = { houseWin: null, exceedsHouseWin: false }
      return [{ ...bill, ...unbounded, gross, deduction: paidBefore(gross, before(contract)) }]
    })
  }
  const credits = await creditsOf(db, computing, contracts)
  const before = await periodsBefore(db, computing, contracts)
  const dividends = contracts.map((contract) => {
    const { betting, turnover, winning, active } = volumes.get(contract.contractId) ?? ZERO_RESULTS
    const net = winning + (credits.get(contract.contractId) ?? 0n) - betting
    const carried = carriedFrom(before.get(contract.contractId) ?? null, terms.carryOver)
    const figures = { volume: turnover, active, loss: lossOf({ net, carried }) }
    const gross = dividendOf(tiersOf(contract), figures, { style: terms.dividendStyle, currency: merchant.currency })
    return { ...billOf(contract, computing, figures), betting, net, carried, gross, deduction: 0n }
  })
  const wins = await expectedHouseWins(db, computing, contracts)
  return dividends.map((bill) => {
    const houseWin = wins.get(bill.downlineId) ?? 0n
    return { ...bill, houseWin, exceedsHouseWin: operatorPays(dividends, bill) > houseWin }
  })
}

/** Returns the sum of the dividends that the merchant pays a downline, over all contracts; zero for other uplines. */
const operatorPays = (
  dividends: readonly Pick<ComputedBill, 'uplineId' | 'downlineId' | 'gross'>[],
  parties: Pick<ComputedBill, 'uplineId' | 'downlineId'>,
): bigint =>
  parties.uplineId === null
    ? dividends
        .filter(({ uplineId, downlineId }) => uplineId === null && downlineId === parties.downlineId)
        .reduce((sum, { gross }) => sum + gross, 0n)
    : 0n

/** Returns the contracts of a kind with the terms that were in force at the end of the period. */
async function contractsAtEnd(db: Db, { merchant, kind, period: { to } }: Computing): Promise<ContractInForce[]> {
  const contracts: ContractInForce[] = []
  let after = 0n
  for (;;) {
    const lastMoment = { from: new Date(to.getTime() - 1), to }
    const rows = await contractsInForce(db, { merchantCode: merchant.code, kind, ...lastMoment, after })
    contracts.push(...rows.filter((row) => row.to === null || row.to >= to))
    const last = rows.at(-1)
    if (!last) return contracts
    after = last.termsId
  }
}

const tiersOf = ({ tiers }: ContractInForce): Tier[] => tiers.map(ruleOf)

/** Computes the bill of a contract: the reached tier, the next one, and the amount. */
function billOf(
  contract: ContractInForce,
  { kind, terms }: Pick<Computing, 'kind' | 'terms'>,
  figures: { volume: bigint; active: number; loss: bigint },
) {
  const tiers = tiersOf(contract)
  const reached = reachedTier(tiers, figures, kind === 'dividend' ? terms.dividendStyle : 'fixed')
  const { contractId, termsId, category, uplineId, downlineId } = contract
  return {
    contractId,
    termsId,
    category,
    uplineId,
    downlineId,
    turnover: figures.volume,
    active: figures.active,
    activeFrom: activeFromOf(terms, kind),
    tier: shownTier(contract, reached),
    next: shownTier(contract, tierAbove(tiers, reached)),
  }
}

function shownTier({ tiers }: ContractInForce, tier: Tier | null): ContractTier | null {
  const row = tiers.find(({ position }) => position === tier?.position)
  return row ? tierOf(row) : null
}

/** Returns contract ids, downline ids and categories as array parameters, for one database call for all contracts. */
function columnsOf(contracts: readonly ContractInForce[]) {
  const [ids, downlines] = [
    contracts.map(({ contractId }) => contractId),
    contracts.map(({ downlineId }) => downlineId),
  ]
  return sql`${ids}::int8[], ${downlines}::int8[], ${contracts.map(({ category }) => category)}::text[]`
}

interface Volume {
  betting: bigint
  turnover: bigint
  winning: bigint
  active: number
}

async function volumesOf(
  db: Db,
  { merchant, kind, period, terms }: Computing,
  contracts: readonly ContractInForce[],
): Promise<Map<bigint, Volume>> {
  const { rows } = await sql<Volume & { contractId: bigint }>`
    select contract_id as "contractId", betting, turnover, winning, active_members as active
    from contract_volumes(${merchant.code}, ${columnsOf(contracts)}, ${period.from}::timestamptz, ${period.to}::timestamptz,
      ${activeFromOf(terms, kind)}::int8)`.execute(db)
  return new Map(rows.map(({ contractId, ...volume }) => [contractId, volume]))
}

/** Returns the bonuses, rebates and other amounts credited to teams, without winnings. */
async function creditsOf(
  db: Db,
  { period }: Computing,
  contracts: readonly ContractInForce[],
): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ contractId: bigint; granted: bigint }>`
    select contract_id as "contractId", given as granted
    from contract_gifts(${columnsOf(contracts)}, ${period.day}::date, ${period.lastDay}::date)`.execute(db)
  return new Map(rows.map(({ contractId, granted }) => [contractId, granted]))
}

/** Returns the results of the previous period for these contracts. */
async function periodsBefore(
  db: Db,
  { merchant, kind, period }: Computing,
  contracts: readonly ContractInForce[],
): Promise<Map<bigint, PeriodBefore>> {
  const before = periodBefore(kind, merchant.zone, period)
  const isOfSameMonth = before.day.slice(0, 7) === period.day.slice(0, 7)
  const { rows } = await sql<Omit<PeriodBefore, 'isOfSameMonth'> & { contractId: bigint }>`
    select contract_id as "contractId", coalesce(net, 0) as net, carried, gross from agent_bill
    where kind = 'dividend' and period_from = ${before.from}::timestamptz
      and contract_id = any (${contracts.map(({ contractId }) => contractId)}::int8[])`.execute(db)
  return new Map(rows.map(({ contractId, ...row }) => [contractId, { ...row, isOfSameMonth }]))
}

/**
 * Returns a function for the amount already paid to a downline for the same turnover. A day's turnover was paid by its
 * hourly and per-bet bills. An hour's turnover was paid by its per-bet bills, or by the day's bill if that was computed
 * first; then the rest of the daily amount that earlier hours have not used counts. Rejected bills count, because they
 * may be reopened. Bills of other categories do not count: each category is a separate agreement.
 */
async function amountsAlreadyPaid(
  db: Db,
  { kind, period }: Computing,
  contracts: readonly ContractInForce[],
): Promise<(contract: Pick<ContractInForce, 'downlineId' | 'category'>) => bigint> {
  const kinds = kind === 'daily_salary' ? ['hourly_salary', 'realtime_salary'] : ['realtime_salary']
  const { rows } = await sql<{ downlineId: bigint; category: string; paid: bigint }>`
    select downline_id as "downlineId", category,
      greatest(
        coalesce(sum(amount) filter (where kind = any (${kinds}::text[])
          and period_from >= ${period.from}::timestamptz and period_from < ${period.to}::timestamptz), 0),
        case when bool_or(kind = 'daily_salary') then sum(amount) else 0 end
          - coalesce(sum(gross) filter (where kind = 'hourly_salary'), 0)
      )::int8 as paid
    from agent_bill
    where downline_id = any (${contracts.map(({ downlineId }) => downlineId)}::int8[]) and day = ${period.day}::date
      and kind <> 'dividend'
    group by downline_id, category`.execute(db)
  const paid = new Map(rows.map((row) => [`${row.downlineId}:${row.category}`, row.paid]))
  return ({ downlineId, category }) => paid.get(`${downlineId}:${category}`) ?? 0n
}
