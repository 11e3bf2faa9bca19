import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { inTransaction } from './db.ts'
import type { Db, Queryable } from './db.ts'

/** Any number will do, so long as nothing else in this database locks it. */
const LOCK = 7_203_611

/**
 * Brings one vendor's tables up to date from plain SQL files, numbered in their order. All of it is one transaction
 * under one lock, so that two processes may start at once and a crash leaves nothing half made.
 */
export async function migrate(db: Db, { owner, folder }: { owner: string; folder: string }): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  await inTransaction(db, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
    await tx.query('create table if not exists migration (name text primary key, applied_at timestamptz not null)')
    for (const file of files) await applyOnce(tx, `${owner}/${file}`, join(folder, file))
  })
}

async function applyOnce(tx: Queryable, name: string, path: string): Promise<void> {
  const { rowCount } = await tx.query('insert into migration values ($1, now()) on conflict do nothing', [name])
  if (rowCount) await tx.query(await readFile(path, 'utf8'))
}
