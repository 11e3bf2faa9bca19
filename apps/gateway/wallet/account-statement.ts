import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../kit/db.ts'

/** One side of a transfer, from the account's perspective. */
export interface StatementEntry {
  id: bigint
  occurred_at: Date
  code: number
  /** Negative when money left the account. */
  change: bigint
  balance_after: bigint
  reference: string
  key: string
}

/** Account, time range (`from` inclusive, `to` exclusive) and maximum number of entries of a statement. */
export interface StatementQuery {
  accountId: bigint
  from: Date
  to: Date
  limit: number
}

/**
 * Returns an account's opening balance and its later entries. The balance after each entry is summed from transfers,
 * not read from stored balances.
 */
export async function statementOf(
  tx: Db,
  { accountId, from, to, limit }: StatementQuery,
): Promise<{ opening: bigint; entries: StatementEntry[] }> {
  const entries = await entriesOf(tx, accountId)
  const { rows: before } = await sql<{ opening: bigint }>`
    select coalesce(sum(change), 0)::int8 as opening from ${entries} entry where occurred_at < ${from}`.execute(tx)
  const opening = before[0]?.opening ?? 0n
  const { rows } = await sql<StatementEntry>`
    select id, occurred_at, code, change, reference, key,
      (${opening}::int8 + sum(change) over (order by place, id))::int8 as balance_after
    from ${entries} entry where occurred_at >= ${from} and occurred_at < ${to}
    order by place, id limit ${limit}`.execute(tx)
  return { opening, entries: rows }
}

/**
 * Returns the entries of an account. For an account with a stored balance they are read by the index on its versions.
 */
async function entriesOf(tx: Db, accountId: bigint): Promise<RawBuilder<unknown>> {
  const account = await tx.selectFrom('account').select('balance').where('id', '=', accountId).executeTakeFirst()
  const storesBalance = typeof account?.balance === 'bigint'
  const side = (name: 'debit' | 'credit') => {
    const [accountColumn, version] = [sql.ref(`${name}_account`), sql.ref(`${name}_version`)]
    return sql`
      select id, occurred_at, code, ${sql.raw(name === 'debit' ? '-amount' : 'amount')} as change, reference, key,
        ${storesBalance ? version : sql.ref('id')} as place
      from transfer where ${accountColumn} = ${accountId} and ${storesBalance ? sql`${version} is not null` : sql`true`}`
  }
  return sql`(${side('debit')} union all ${side('credit')})`
}
