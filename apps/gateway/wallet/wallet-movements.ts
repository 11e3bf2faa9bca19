import type { AccountRecordGroup } from '@ante/contract/wallet/account-records.ts'
import { FROZEN_WALLET } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { groupOf } from './records/record-groups.ts'

/** Intervals between consecutive times; ascending. */
interface MovementsQuery {
  memberId: bigint
  times: readonly Date[]
}

/** Sums of all wallets of a member between two times. Amounts held for withdrawals have left the wallets. */
export interface WalletMovements {
  opening: bigint
  closing: bigint
  /** Credits less debits by group, except stakes and payouts. */
  moved: Partial<Record<AccountRecordGroup, bigint>>
}

/** Entries of an interval up to which they are summed to prove its balances. Intervals with more have many bets. */
const PROVEN_ENTRIES = 5_000

/** In the order of the partial index: only then can the database use it. */
const BETS = sql.raw('3100, 3106, 3200')

/**
 * Returns the balances and movements of a member's wallets per interval, in short queries of entries that never change:
 * no transaction is open meanwhile, and bets are not read.
 */
export async function walletMovements(db: Db, { memberId, times }: MovementsQuery): Promise<WalletMovements[]> {
  const intervals: WalletMovements[] = times.slice(1).map(() => ({ opening: 0n, closing: 0n, moved: {} }))
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('kind', '=', 'member')
    .where('member_id', '=', memberId)
    .where('wallet_type', '<>', FROZEN_WALLET)
    .orderBy('id')
    .execute()
  for (const { id } of accounts) await addAccount(db, { account: id, times, intervals })
  return intervals
}

interface AccountIntervals {
  account: bigint
  times: readonly Date[]
  intervals: WalletMovements[]
}

async function addAccount(db: Db, { account, times, intervals }: AccountIntervals): Promise<void> {
  const { rows: points } = await sql<{ reached: bigint; held: bigint }>`
    select reached, held from unnest(${times}::timestamptz[]) with ordinality asked (at, place)
    cross join lateral wallet_at(${account}, asked.at) order by asked.place`.execute(db)
  const spans = intervals.map((interval, index) => {
    const [from, to] = [points[index], points[index + 1]]
    if (!from || !to) throw new Error(`no balance of account ${account} at ${String(times[index])}`)
    interval.opening += from.held
    interval.closing += to.held
    return { from: from.reached, to: to.reached, change: to.held - from.held }
  })
  await requireProvenChanges(db, account, spans)
  for (const { place, code, change } of await entriesOf(db, account, { spans, where: sql`code not in (${BETS})` })) {
    const group = groupOf(code)
    const interval = intervals[Number(place) - 1]
    if (group === null || !interval) throw new Error(`code ${code} in account ${account} has no group`)
    interval.moved[group] = (interval.moved[group] ?? 0n) + change
  }
}

interface Span {
  /** Versions after `from`, up to `to`. */
  from: bigint
  to: bigint
  change: bigint
}

/** The balances of an interval differ by exactly the sum of its entries. */
async function requireProvenChanges(db: Db, account: bigint, spans: readonly Span[]): Promise<void> {
  const proven = spans.filter(({ from, to }) => to - from <= PROVEN_ENTRIES)
  const sums = new Map<string, bigint>()
  for (const { place, change } of await entriesOf(db, account, { spans: proven, where: sql`true` })) {
    sums.set(String(place), (sums.get(String(place)) ?? 0n) + change)
  }
  for (const [index, { from, to, change }] of proven.entries()) {
    const sum = sums.get(String(index + 1)) ?? 0n
    if (sum !== change) throw new Error(`account ${account}: entries ${from} to ${to} sum to ${sum}, not ${change}`)
  }
}

async function entriesOf(
  db: Db,
  account: bigint,
  { spans, where }: { spans: readonly Span[]; where: ReturnType<typeof sql> },
) {
  const side = (name: 'debit' | 'credit') => {
    const [own, version] = ['account', 'version'].map((part) => sql.ref(`${name}_${part}`))
    return sql`
      select code, ${sql.raw(name === 'debit' ? '-amount' : 'amount')} as change from transfer
      where ${own} = ${account} and ${version} > span.after and ${version} <= span.last and ${where}`
  }
  const { rows } = await sql<{ place: bigint; code: number; change: bigint }>`
    select span.place, code, sum(change)::int8 as change
    from unnest(${spans.map(({ from }) => from)}::int8[], ${spans.map(({ to }) => to)}::int8[])
      with ordinality span (after, last, place)
    cross join lateral (${side('debit')} union all ${side('credit')}) entry
    group by span.place, code`.execute(db)
  return rows
}
