import type { AccountRecordGroup } from '@ante/contract/wallet/account-records.ts'
import { FROZEN_WALLET } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { groupOf } from './records/record-groups.ts'

/** A member, and ascending times: each two consecutive ones delimit an interval. */
interface MovementsQuery {
  memberId: bigint
  times: readonly Date[]
}

/** Sums of all wallets of a member between two times. Amounts held for withdrawals have left the wallets. */
export interface WalletMovements {
  opening: bigint
  closing: bigint
  /** Credits less debits by group. Opening balance plus these sums is the closing balance. */
  moved: Partial<Record<AccountRecordGroup, bigint>>
}

/** Maximum number of entries that one query sums, so that queries stay short for any number of bets. */
const ENTRIES_AT_ONCE = 5_000n

/**
 * Returns the balances and movements of a member's wallets per interval, in short queries of entries that never change:
 * no transaction is open meanwhile. Throws if the entries of an account do not sum to the change of its balance.
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
    select reached, held from unnest(${times}::timestamptz[]) with ordinality requested (at, position)
    cross join lateral wallet_at(${account}, requested.at) order by requested.position`.execute(db)
  for (const [index, interval] of intervals.entries()) {
    const [from, to] = [points[index], points[index + 1]]
    if (!from || !to) throw new Error(`no balance of account ${account} at ${String(times[index])}`)
    interval.opening += from.held
    interval.closing += to.held
    await addEntries(db, { account, interval, after: from.reached, last: to.reached, change: to.held - from.held })
  }
}

interface EntriesQuery {
  account: bigint
  interval: WalletMovements
  /** Versions greater than `after`, up to `last`. */
  after: bigint
  last: bigint
  /** Change of the account's balance. */
  change: bigint
}

async function addEntries(db: Db, { account, interval, after, last, change }: EntriesQuery): Promise<void> {
  let sum = 0n
  for (let from = after; from < last; from += ENTRIES_AT_ONCE) {
    const to = from + ENTRIES_AT_ONCE < last ? from + ENTRIES_AT_ONCE : last
    for (const entry of await sumsOf(db, account, { from, to })) {
      const group = groupOf(entry.code)
      if (group === null) throw new Error(`code ${entry.code} in account ${account} has no group`)
      interval.moved[group] = (interval.moved[group] ?? 0n) + entry.change
      sum += entry.change
    }
  }
  if (sum !== change) throw new Error(`account ${account}: entries ${after} to ${last} sum to ${sum}, not ${change}`)
}

async function sumsOf(db: Db, account: bigint, { from, to }: { from: bigint; to: bigint }) {
  const side = (name: 'debit' | 'credit') => {
    const [accountColumn, version] = ['account', 'version'].map((part) => sql.ref(`${name}_${part}`))
    return sql`
      select code, ${sql.raw(name === 'debit' ? '-amount' : 'amount')} as change from transfer
      where ${accountColumn} = ${account} and ${version} > ${from} and ${version} <= ${to}`
  }
  const { rows } = await sql<{ code: number; change: bigint }>`
    select code, sum(change)::int8 as change from (${side('debit')} union all ${side('credit')}) entry
    group by code`.execute(db)
  return rows
}
