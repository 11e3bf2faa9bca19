import { sql } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import type { Parameter } from './command.ts'

/** Tables whose records commands identify by number, without naming the merchant. */
type NumberedTable = Extract<
  keyof Tables,
  'support_conversation' | 'support_feedback' | 'held_win' | 'agent_contract' | 'promotion_entry'
>

const NUMBER = /^\d{1,18}$/

/** Returns the function of a parameter that finds the merchant of the record with this number. */
export const merchantOfNumber =
  (table: NumberedTable): NonNullable<Parameter['merchantOf']> =>
  async (db: Db, word: string) => {
    if (!NUMBER.test(word)) return undefined
    const { rows } = await sql<{ merchant: string }>`
      select merchant_code as merchant from ${sql.table(table)} where id = ${BigInt(word)}`.execute(db)
    return rows[0]?.merchant
  }
