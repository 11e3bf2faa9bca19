import type { ReconciledSide, ReconciliationDay } from '@ante/contract/console/reconciliation.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { differencePage } from './differences.ts'

const FUNDS_SHOWN = 500

interface DayOf {
  merchantCode: string
  currency: string
  day: string
  latestDay: string
  /** Cursor and size of the page of differences. */
  after: string | undefined
  size: number
}

/** Returns a day with its sides, and a page of its differences and of unresolved differences of earlier days. */
export async function readDay(db: Db, query: DayOf): Promise<ReconciliationDay> {
  const { merchantCode, currency, day, latestDay } = query
  const [sides, differences, proof, liability, funds] = await Promise.all([
    sidesOf(db, merchantCode, day),
    differencePage(db, query),
    lastProof(db, merchantCode),
    liabilityOf(db, merchantCode, day),
    fundsOf(db, merchantCode, day),
  ])
  return { day, latestDay, currency, sides, ...differences, proof, liability, funds }
}

async function sidesOf(db: Db, merchantCode: string, day: string): Promise<ReconciledSide[]> {
  const { rows } = await sql<{
    id: bigint
    kind: ReconciledSide['kind']
    code: string
    direction: ReconciledSide['direction']
    booked: number
    lines: number
    problem: string
    built_at: Date
    signed_at: Date | null
    signed_by: string | null
    open: number
    unexplained: number
  }>`
    select side.id, side.kind, side.code, side.direction, side.booked, side.lines, side.problem, side.built_at,
      side.signed_at, side.signed_by, counted.open, counted.unexplained
    from reconciliation side
    cross join lateral (
      select count(*)::int as open, (count(*) filter (where cause is null))::int as unexplained
      from reconciliation_item where reconciliation_id = side.id
        and (resolved_at is null or resolved_at > side.signed_at)) counted
    where side.merchant_code = ${merchantCode} and side.day = ${day}::date
    order by side.kind, side.code, side.direction`.execute(db)
  return rows.map(({ id, built_at: builtAt, signed_at: signedAt, signed_by: signedBy, ...side }) => ({
    ...side,
    id: String(id),
    day,
    builtAt: builtAt.toISOString(),
    signedAt: signedAt?.toISOString() ?? null,
    signedBy,
  }))
}

async function lastProof(db: Db, merchantCode: string): Promise<ReconciliationDay['proof']> {
  const { rows } = await sql<{ checked_at: Date; accounts: bigint; transfers: bigint; problems: string[] }>`
    select checked_at, accounts, transfers, problems from ledger_proof
    where merchant_code = ${merchantCode} order by id desc limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  const { checked_at: checkedAt, accounts, transfers, problems } = row
  return {
    checkedAt: checkedAt.toISOString(),
    accounts: String(accounts),
    transfers: String(transfers),
    problems,
  }
}

async function liabilityOf(db: Db, merchantCode: string, day: string): Promise<ReconciliationDay['liability']> {
  const { rows } = await sql<{ amount: string; taken_at: Date }>`
    select amount, taken_at from player_liability
    where merchant_code = ${merchantCode} and day = ${day}::date`.execute(db)
  const [row] = rows
  return row ? { amount: textOf(BigInt(row.amount)), takenAt: row.taken_at.toISOString() } : null
}

async function fundsOf(db: Db, merchantCode: string, day: string): Promise<ReconciliationDay['funds']> {
  const { rows } = await sql<{ account: string; amount: string; entered_by: string; entered_at: Date }>`
    select account, amount, entered_by, entered_at from held_funds
    where merchant_code = ${merchantCode} and day = ${day}::date order by account limit ${FUNDS_SHOWN}`.execute(db)
  return rows.map(({ account, amount, entered_by: enteredBy, entered_at: enteredAt }) => ({
    account,
    amount: textOf(BigInt(amount)),
    enteredBy,
    enteredAt: enteredAt.toISOString(),
  }))
}
