import type { AccountRecordGroup, AgencyRecordGroup } from '@ante/contract/wallet/account-records.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { MerchantDays } from '../../merchant/public.ts'
import { walletAccountOf } from '../accounts.ts'
import { agencyCodes } from './agency-codes.ts'
import { codesOf, groupOf } from './record-groups.ts'
import type { Entry } from './remarks.ts'

export interface RecordsQuery {
  memberId: bigint
  typeId: number
  group?: AccountRecordGroup | undefined
  /** `A`: only income and payments of an agent within the agent line. */
  types?: 'A' | undefined
  /** Only records of this group. */
  agency?: AgencyRecordGroup | undefined
  days: MerchantDays
}

/**
 * Returns the records after the cursor, latest first. They are ordered by the version of the wallet, which each entry
 * increases by one.
 */
export async function recordsAfter(
  db: Db,
  { memberId, typeId, group, types, agency, days }: RecordsQuery,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Entry[]> {
  const account = await walletAccountOf(db, { memberId, walletType: typeId })
  if (account === null) return []
  const side = (name: 'debit' | 'credit') => {
    const [accountColumn, version, balance] = ['account', 'version', 'balance'].map((part) =>
      sql.ref(`${name}_${part}`),
    )
    return sql`(
      select ${version} as number, ${balance} as balance, ${sql.raw(name === 'debit' ? '-amount' : 'amount')} as change,
        code, reference, key, occurred_at
      from transfer where ${accountColumn} = ${account} and ${version} is not null
        and occurred_at >= (${days.from}::date)::timestamp at time zone ${days.zone}
        and occurred_at < (${days.to}::date + 1)::timestamp at time zone ${days.zone}
        ${after === undefined ? sql`` : sql`and ${version} < ${BigInt(after)}`}
        ${group === undefined ? sql`` : sql`and code = any (${codesOf(group)}::int[])`}
        ${types === undefined && agency === undefined ? sql`` : sql`and code = any (${agencyCodes(agency)}::int[])`}
      order by ${version} desc limit ${limit})`
  }
  const { rows } = await sql<EntryRow>`
    ${side('debit')} union all ${side('credit')} order by number desc limit ${limit}`.execute(db)
  return rows.map(recordOf)
}

interface EntryRow {
  number: bigint
  balance: bigint
  change: bigint
  code: number
  reference: string
  key: string
  occurred_at: Date
}

function recordOf({ number, balance, change, code, reference, key, occurred_at: at }: EntryRow): Entry {
  return {
    number: String(number),
    at: at.toISOString(),
    code,
    group: groupOf(code),
    amount: textOf(change),
    balance: textOf(balance),
    reference,
    key,
  }
}
