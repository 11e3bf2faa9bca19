import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { publishOnCommit } from '../kit/postgres-bus.ts'

/**
 * Switches the demo merchants' ledgers to another currency: empties the ledger of an idle database and renames the
 * currency in all other tables. Members created afterwards have accounts in it, once the gateway has reloaded its
 * merchants.
 */
export async function useCurrency(db: Db, currency: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows: tables } = await sql<{ table: string; columns: string[] }>`
      select tables.table_name as table, array(select column_name::text from information_schema.columns
        where table_schema = 'public' and columns.table_name = tables.table_name
          and column_name in ('currency', 'pay_currency')) as columns
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name <> 'win_cap'`.execute(tx)
    // The owner of the tables can disable the triggers that protect immutable rows.
    for (const { table } of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    await sql`truncate account, transfer cascade`.execute(tx)
    for (const { table, columns } of tables) {
      for (const column of columns.map((name) => sql.ref(name))) {
        await sql`update ${sql.table(table)} set ${column} = ${currency} where ${column} = 'PHP'`.execute(tx)
      }
    }
    for (const { table } of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
    for (const merchant of ['aurora', 'lotus']) await publishOnCommit(tx, 'merchant', merchant)
  })
}
