import type { AccountRecordGroup } from '@ante/contract/wallet/account-records.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { mainAccountOf } from './accounts.ts'
import { groupOf } from './records/record-groups.ts'

export interface LastMove {
  id: bigint
  at: Date
  code: number
  group: AccountRecordGroup | null
  /** Negative when money left the wallet. */
  change: bigint
  balance: bigint
  reference: string
}

/** Returns the last moves of a member's main wallet, newest first. */
export async function lastMoves(db: Db, memberId: bigint, limit: number): Promise<LastMove[]> {
  const account = await mainAccountOf(db, memberId)
  const { rows } = await sql<Omit<LastMove, 'group'>>`
    select * from (
      (select id, occurred_at as at, code, -amount as change, debit_balance as balance, reference, debit_version as version
        from transfer where debit_account = ${account} and debit_version is not null
        order by debit_version desc limit ${limit})
      union all
      (select id, occurred_at, code, amount, credit_balance, reference, credit_version
        from transfer where credit_account = ${account} and credit_version is not null
        order by credit_version desc limit ${limit})
    ) move order by version desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, group: groupOf(row.code) }))
}
