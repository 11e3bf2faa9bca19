import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Secrets } from '../kit/secrets.ts'

/** Stores a check value of the secret that seals the database's contents: a start with another secret is detected. */
export async function up(db: Db, secrets: Secrets): Promise<void> {
  await sql`create table secrets_mark (single boolean primary key default true check (single), mark bytea not null)`.execute(
    db,
  )
  await sql`insert into secrets_mark (mark) values (${secrets.mark(Buffer.alloc(0), 'database')})`.execute(db)
}
