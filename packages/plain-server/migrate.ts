import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { inTransaction } from './db.ts'
import type { Db, Queryable } from './db.ts'

/** Key of the advisory lock: an arbitrary number that no other lock in this database uses. */
const LOCK = 7_203_611

/**
 * Migrates one vendor's schema: first the tables from the numbered SQL files of `folder`, each once; then the functions
 * and triggers from the folder `sql` beside it, each again when its file has changed. All of it is one transaction
 * under one lock, so that two processes may start simultaneously and a crash leaves nothing half done.
 */
export async function migrate(db: Db, { owner, folder }: { owner: string; folder: string }): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  await inTransaction(db, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
    await tx.query('create table if not exists migration (name text primary key, applied_at timestamptz not null)')
    for (const file of files) await applyOnce(tx, `${owner}/${file}`, join(folder, file))
    await applySql(tx, owner, join(folder, '..', 'sql'))
  })
}

async function applyOnce(tx: Queryable, name: string, path: string): Promise<void> {
  const { rowCount } = await tx.query('insert into migration values ($1, now()) on conflict do nothing', [name])
  if (rowCount) await tx.query(await readFile(path, 'utf8'))
}

/**
 * Applies functions before triggers, which call them. A migration must drop a function that is removed or whose
 * arguments change.
 */
async function applySql(tx: Queryable, owner: string, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await tx.query('create table if not exists sql_file (name text primary key, hash text not null)')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.sql')).sort()
  const isTrigger = (file: string) => file.startsWith('triggers')
  for (const file of [...files.filter((item) => !isTrigger(item)), ...files.filter(isTrigger)]) {
    await applyChanged(tx, `${owner}/${file}`, await readFile(join(folder, file), 'utf8'))
  }
}

async function applyChanged(tx: Queryable, name: string, text: string): Promise<void> {
  const hash = createHash('sha256').update(text).digest('hex')
  const { rowCount } = await tx.query(
    `insert into sql_file as kept values ($1, $2)
     on conflict (name) do update set hash = excluded.hash where kept.hash <> excluded.hash`,
    [name, hash],
  )
  if (rowCount) await tx.query(text)
}
