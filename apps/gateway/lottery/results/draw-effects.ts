import { NAMED_MEMBERS_LIMIT } from '@ante/contract/console/lottery-results.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { lotteryBalances } from '../../wallet/public.ts'
import { commissionsOf } from '../settlement/counting/commissions.ts'
import { openMemberBatches } from '../settlement/counting/open-details.ts'
import { computeOutcomes } from '../settlement/paying/settle-batch.ts'
import type { Settled } from '../settlement/paying/settle-batch.ts'
import { drawForSettlement } from '../settlement/waiting-draw.ts'

/** What a release, a void or a reversal pays and takes, in the ledger's units. */
export interface DrawEffect {
  currency: string
  bets: number
  players: number
  staked: bigint
  /** Winnings with returned stakes, or refunds; of a reversal, what is taken back. */
  paid: bigint
  rebates: bigint
  commissions: bigint
  winners: number
  topWinners: NamedAmount[]
  waitingBets: number
  /** Debts that winnings repay, or that a reversal causes. */
  debts: bigint
  debtors: number
  topDebtors: NamedAmount[]
  highestExposure: bigint | null
}

export interface NamedAmount {
  account: string
  amount: bigint
}

/**
 * Returns what the release of this result would pay, by the rules of the settlement. Reads the bets in the batches of
 * the settlement, and writes nothing.
 */
export async function releaseEffect(db: Db, drawId: bigint, result: unknown): Promise<DrawEffect> {
  const draw = { ...(await drawForSettlement(db, drawId)), result }
  const won = new Map<bigint, bigint>()
  const earned = new Map<bigint, bigint>()
  const players = new Set<bigint>()
  const sums = { bets: 0, staked: 0n, paid: 0n, rebates: 0n, commissions: 0n }
  for (const members of await openMemberBatches(db, drawId)) {
    const settled = await computeOutcomes(db, draw, members)
    for (const { detail, outcome } of settled) {
      players.add(detail.memberId)
      sums.bets += 1
      sums.staked += detail.cost
      sums.paid += outcome.won + outcome.refunded
      sums.rebates += outcome.rebate
      add(won, detail.memberId, outcome.won)
      add(earned, detail.memberId, outcome.won + outcome.rebate)
    }
    const commissions = await commissionsOf(db, draw, settled.map(stakeOf))
    for (const amount of commissions.values()) sums.commissions += amount
  }
  const [repaid, open] = await Promise.all([repaidDebts(db, earned), openBets(db, drawId)])
  return {
    currency: draw.currency,
    ...sums,
    players: players.size,
    winners: [...won.values()].filter((amount) => amount > 0n).length,
    topWinners: await named(db, won),
    waitingBets: Math.max(0, open.bets - sums.bets),
    ...(await debtsIn(db, repaid)),
    highestExposure: await highestExposure(db, drawId),
  }
}

const stakeOf = ({ detail, outcome }: Settled) => ({
  memberId: detail.memberId,
  prizeMode: detail.prizeMode,
  valid: outcome.valid,
  ownSeries: detail.series === null ? null : detail.ownSeries,
})

function add(amounts: Map<bigint, bigint>, memberId: bigint, amount: bigint): void {
  if (amount > 0n) amounts.set(memberId, (amounts.get(memberId) ?? 0n) + amount)
}

/** Returns the part of members' earnings that repays their debts. */
async function repaidDebts(db: Db, earned: ReadonlyMap<bigint, bigint>): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ memberId: bigint; debt: bigint }>`
    select member_id as "memberId", debt from lottery_player
    where member_id = any (${[...earned.keys()]}::int8[]) and debt > 0`.execute(db)
  return new Map(
    rows.map(({ memberId, debt }) => {
      const amount = earned.get(memberId) ?? 0n
      return [memberId, amount < debt ? amount : debt]
    }),
  )
}

async function openBets(db: Db, drawId: bigint) {
  const { rows } = await sql<{ bets: bigint; players: bigint; staked: bigint }>`
    select count(*) as bets, count(distinct member_id) as players, coalesce(sum(cost), 0)::bigint as staked
    from lottery_detail where draw_id = ${drawId} and status = 2`.execute(db)
  const { bets = 0n, players = 0n, staked = 0n } = rows[0] ?? {}
  return { bets: Number(bets), players: Number(players), staked }
}

async function highestExposure(db: Db, drawId: bigint): Promise<bigint | null> {
  const { rows } = await sql<{ exposed: bigint | null }>`
    select max(exposed) as exposed from lottery_exposure where draw_id = ${drawId}`.execute(db)
  return rows[0]?.exposed ?? null
}

const NOTHING = {
  paid: 0n,
  rebates: 0n,
  commissions: 0n,
  winners: 0,
  topWinners: [],
  waitingBets: 0,
  debts: 0n,
  debtors: 0,
  topDebtors: [],
}

/** Returns what the void of a draw would refund. */
export async function voidEffect(db: Db, drawId: bigint): Promise<DrawEffect> {
  const [{ currency }, open] = await Promise.all([drawForSettlement(db, drawId), openBets(db, drawId)])
  return { ...NOTHING, currency, ...open, paid: open.staked, highestExposure: await highestExposure(db, drawId) }
}

interface Taken {
  memberId: bigint
  bets: bigint
  staked: bigint
  won: bigint
  rebate: bigint
}

/**
 * Returns what the reversal of the result would take back, and the debts of members whose lottery wallets do not cover it
 * at this moment.
 */
export async function reversalEffect(db: Db, drawId: bigint): Promise<DrawEffect> {
  const { currency } = await drawForSettlement(db, drawId)
  const { rows } = await sql<Taken>`
    select member_id as "memberId", count(*) as bets, sum(cost)::bigint as staked,
      sum(won + refunded)::bigint as won, sum(rebate)::bigint as rebate
    from lottery_detail where draw_id = ${drawId} and status in (4, 5, 16) group by member_id`.execute(db)
  const { rows: commissions } = await sql<{ memberId: bigint; amount: bigint }>`
    select agent_id as "memberId", amount from lottery_commission
    where draw_id = ${drawId} and not is_reversed`.execute(db)
  const taken = new Map<bigint, bigint>()
  for (const { memberId, won, rebate } of rows) add(taken, memberId, won + rebate)
  for (const { memberId, amount } of commissions) add(taken, memberId, amount)
  const won = new Map(rows.flatMap((row) => (row.won > 0n ? [[row.memberId, row.won]] : [])))
  const sum = (amountOf: (row: Taken) => bigint) => rows.reduce((total, row) => total + amountOf(row), 0n)
  return {
    currency,
    bets: Number(sum(({ bets }) => bets)),
    players: rows.length,
    staked: sum(({ staked }) => staked),
    paid: sum((row) => row.won),
    rebates: sum(({ rebate }) => rebate),
    commissions: commissions.reduce((total, { amount }) => total + amount, 0n),
    winners: won.size,
    topWinners: await named(db, won),
    waitingBets: 0,
    ...(await debtsIn(db, await uncovered(db, taken))),
    highestExposure: null,
  }
}

/** Returns the part of each amount that the member's lottery wallet does not cover. */
async function uncovered(db: Db, taken: ReadonlyMap<bigint, bigint>): Promise<Map<bigint, bigint>> {
  const balances = await lotteryBalances(db, [...taken.keys()])
  const short = [...taken].map(([id, amount]): [bigint, bigint] => [id, amount - (balances.get(id) ?? 0n)])
  return new Map(short.filter(([, amount]) => amount > 0n))
}

async function debtsIn(db: Db, debts: ReadonlyMap<bigint, bigint>) {
  return {
    debts: [...debts.values()].reduce((sum, amount) => sum + amount, 0n),
    debtors: debts.size,
    topDebtors: await named(db, debts),
  }
}

/** Returns the accounts with the highest amounts. */
async function named(db: Db, amounts: ReadonlyMap<bigint, bigint>): Promise<NamedAmount[]> {
  const top = [...amounts].toSorted(([, one], [, other]) => Number(other - one)).slice(0, NAMED_MEMBERS_LIMIT)
  if (top.length === 0) return []
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where(
      'id',
      'in',
      top.map(([id]) => id),
    )
    .execute()
  const accounts = new Map(rows.map(({ id, account }) => [id, account]))
  return top.map(([id, amount]) => ({ account: accounts.get(id) ?? '', amount }))
}
