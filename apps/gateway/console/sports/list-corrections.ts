import type {
  listSportsCorrections as correctionsEndpoint,
  listSportsDebts as debtsEndpoint,
} from '@ante/contract/console/sports.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'

const PAGE_SIZE = 50
/** Code of transfers by which a correction takes a payout back; see `correct_round`. */
const TAKEN_BACK = 3206

interface Site {
  merchantCode: string
  currency: string
}

interface CorrectionRow {
  reference: bigint
  vendor: string
  round_id: string
  account: string
  member_id: bigint
  at: Date
  revision: number
  before: bigint
  after: bigint
  owed: bigint | null
  collected: bigint | null
}

/** Returns a page of corrections, newest first, with the debts that they made. */
export async function listCorrections(
  db: Db,
  { merchantCode, currency }: Site,
  { after }: ParsedInputOf<typeof correctionsEndpoint>,
): Promise<OutputOf<typeof correctionsEndpoint>> {
  const { rows } = await sql<CorrectionRow>`
    select correction.reference, correction.vendor, correction.round_id, member.account, correction.member_id, correction.at,
      correction.revision, former.amount as before, correction.amount as after, debt.amount as owed, debt.paid as collected
    from seamless_transaction correction
    join sports_ticket ticket on ticket.vendor = correction.vendor and ticket.member_id = correction.member_id
      and ticket.round_id = correction.round_id
    join member on member.id = correction.member_id
    cross join lateral (
      select earlier.amount from seamless_transaction earlier
      where earlier.member_id = correction.member_id and earlier.vendor = correction.vendor and earlier.round_id = correction.round_id
        and (earlier.transaction_id = correction.bet_transaction_id or earlier.kind = 'resettle'
          and earlier.bet_transaction_id = correction.bet_transaction_id and earlier.revision < correction.revision)
      order by earlier.revision desc nulls last limit 1) former
    left join wallet_debt debt on debt.key = 'game:' || correction.vendor || ':' || correction.transaction_id
    where correction.kind = 'resettle' and ticket.merchant_code = ${merchantCode}
      and (${after ?? null}::int8 is null or (correction.at, correction.reference) < (
        select at, reference from seamless_transaction where kind = 'resettle' and reference = ${after ?? null}::int8))
    order by correction.at desc, correction.reference desc limit ${PAGE_SIZE + 1}`.execute(db)
  const { page, next } = pageOf(rows, PAGE_SIZE, ({ reference }) => String(reference))
  return {
    corrections: page.map((row) => ({
      id: String(row.reference),
      vendor: row.vendor,
      roundId: row.round_id,
      player: row.account,
      playerId: String(row.member_id),
      at: row.at.toISOString(),
      version: row.revision,
      before: textOf(row.before),
      after: textOf(row.after),
      debt: row.owed === null ? null : { amount: textOf(row.owed), collected: textOf(row.collected ?? 0n) },
    })),
    currency,
    next,
  }
}

interface DebtRow {
  id: bigint
  account: string
  member_id: bigint
  reference: string
  made_at: Date
  amount: bigint
  paid: bigint
}

/** Returns a page of open debts from corrections of sports bets, oldest first. */
export async function listDebts(
  db: Db,
  { merchantCode, currency }: Site,
  { after }: ParsedInputOf<typeof debtsEndpoint>,
): Promise<OutputOf<typeof debtsEndpoint>> {
  const { rows } = await sql<DebtRow>`
    select debt.id, member.account, member.id as member_id, debt.reference, debt.made_at, debt.amount, debt.paid
    from wallet_debt debt
    join account own on own.id = debt.account_id
    join member on member.id = own.member_id
    where debt.code = ${sql.lit(TAKEN_BACK)} and debt.paid < debt.amount and member.merchant_code = ${merchantCode}
      and (${after ?? null}::int8 is null or debt.id > ${after ?? null}::int8)
      and exists (select from sports_ticket ticket
        where ticket.member_id = member.id and debt.reference = ticket.vendor || ':' || ticket.round_id)
    order by debt.id limit ${PAGE_SIZE + 1}`.execute(db)
  const { page, next } = pageOf(rows, PAGE_SIZE, ({ id }) => String(id))
  return {
    debts: page.map(({ id, account, member_id: memberId, reference, made_at: madeAt, amount, paid }) => ({
      id: String(id),
      player: account,
      playerId: String(memberId),
      vendor: reference.slice(0, reference.indexOf(':')),
      roundId: reference.slice(reference.indexOf(':') + 1),
      madeAt: madeAt.toISOString(),
      amount: textOf(amount),
      collected: textOf(paid),
    })),
    currency,
    next,
  }
}
