import { sql } from 'kysely'
import type { Kysely } from 'kysely'

import type { Secrets } from '../kit/secrets.ts'

interface Stored {
  owner: string
  key_id: string
  secret: string
}

interface Sealed {
  table: string
  /** The column with the vendor or merchant that shares the secret. */
  owner: string
  /** The first words of what the secrets are sealed for. */
  purpose: string
}

/**
 * Seals the secrets shared with vendors and payment providers, which were stored as text. Changing the column's type rewrites
 * the table, so its files hold no plain secret afterwards; older backups still do.
 */
export async function up<Schema>(db: Kysely<Schema>, secrets: Secrets): Promise<void> {
  await seal(db, { table: 'vendor_key', owner: 'vendor', purpose: 'vendor key' }, secrets)
  await seal(db, { table: 'payment_provider', owner: 'merchant_code', purpose: 'payment provider' }, secrets)
  // By this mark another SECRETS_KEY is noticed before anything is sealed by it.
  await sql`create table secrets_mark (single boolean primary key default true check (single), mark bytea not null)`.execute(
    db,
  )
  await sql`insert into secrets_mark (mark) values (${secrets.mark(Buffer.alloc(0), 'database')})`.execute(db)
}

async function seal<Schema>(db: Kysely<Schema>, { table, owner, purpose }: Sealed, secrets: Secrets): Promise<void> {
  const name = sql.table(table)
  const { rows } = await sql<Stored>`select ${sql.ref(owner)} as owner, key_id, secret from ${name}`.execute(db)
  await sql`
    alter table ${name} drop constraint ${sql.id(`${table}_secret_check`)},
      alter column secret drop not null, alter column secret type bytea using null`.execute(db)
  for (const row of rows) {
    const sealed = secrets.seal(Buffer.from(row.secret), `${purpose} ${row.owner} ${row.key_id}`)
    await sql`update ${name} set secret = ${sealed} where key_id = ${row.key_id}`.execute(db)
  }
  await sql`alter table ${name} alter column secret set not null`.execute(db)
}
