import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'

import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'

declare module '../kit/db.ts' {
  interface Tables {
    demo_seed: { part: string; fingerprint: string }
  }
}

/** Key of the advisory lock that serialises simultaneous seeding by gateways. */
const SEED_LOCK = 0x64656d6f

/** One part of the demo, written in one transaction, and only if its source has changed. */
export interface Part {
  name: string
  /** Source data; must not contain bigint or functions. */
  source: unknown
  write(tx: Db): Promise<void>
}

/** Writes the parts that have changed, in order; returns their names. */
export async function writeParts(db: Db, parts: Part[]): Promise<string[]> {
  const code = fingerprintOfCode()
  const fingerprinted = parts.map((part) => ({ ...part, fingerprint: hash(code, JSON.stringify(part.source)) }))
  const written = await writtenParts(db)
  const changed = fingerprinted.filter(({ name, fingerprint }) => written.get(name) !== fingerprint)
  for (const part of changed) await inTransaction(db, (tx) => writePart(tx, part))
  return changed.map(({ name }) => name)
}

/** Takes the seeding lock until this transaction ends. */
export async function lockSeeding(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx)
}

async function writePart(tx: Db, { name, fingerprint, write }: Part & { fingerprint: string }): Promise<void> {
  await lockSeeding(tx)
  if ((await writtenParts(tx)).get(name) === fingerprint) return
  await write(tx)
  await tx
    .insertInto('demo_seed')
    .values({ part: name, fingerprint })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ fingerprint }))
    .execute()
}

/** Whether the demo was written to this database before. */
export const isSeeded = async (db: Db): Promise<boolean> => (await writtenParts(db)).size > 0

async function writtenParts(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('demo_seed').selectAll().execute()
  return new Map(rows.map(({ part, fingerprint }) => [part, fingerprint]))
}

/** Returns a hash of the seeding code, which is part of every fingerprint together with the data. */
function fingerprintOfCode(): string {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return hash(...files.sort().map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')))
}

function hash(...texts: string[]): string {
  const sum = createHash('sha256')
  for (const text of texts) sum.update(text).update('\0')
  return sum.digest('hex')
}
