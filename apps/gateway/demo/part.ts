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

/** Two gateways that start at once write one after the other: the number names their lock. */
const SEED_LOCK = 0x64656d6f

/** One piece of the demo, written whole or not at all, and not again while what it is made of is the same. */
export interface Part {
  name: string
  /** What is written; bigint and functions have no place in it. */
  source: unknown
  write(tx: Db): Promise<void>
}

/** Writes the parts that have changed, in order, and says which. */
export async function writeParts(db: Db, parts: Part[]): Promise<string[]> {
  const code = fingerprintOfCode()
  const wanted = parts.map((part) => ({ ...part, fingerprint: hash(code, JSON.stringify(part.source)) }))
  const written = await writtenParts(db)
  const changed = wanted.filter(({ name, fingerprint }) => written.get(name) !== fingerprint)
  for (const part of changed) await inTransaction(db, (tx) => writePart(tx, part))
  return changed.map(({ name }) => name)
}

/** Lets nobody else seed until this transaction ends. */
export async function seedAlone(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx)
}

async function writePart(tx: Db, { name, fingerprint, write }: Part & { fingerprint: string }): Promise<void> {
  await seedAlone(tx)
  if ((await writtenParts(tx)).get(name) === fingerprint) return
  await write(tx)
  await tx
    .insertInto('demo_seed')
    .values({ part: name, fingerprint })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ fingerprint }))
    .execute()
}

async function writtenParts(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('demo_seed').selectAll().execute()
  return new Map(rows.map(({ part, fingerprint }) => [part, fingerprint]))
}

/** How the demo is written counts as much as what it says: these files are part of every fingerprint. */
function fingerprintOfCode(): string {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return hash(...files.sort().map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')))
}

function hash(...texts: string[]): string {
  const sum = createHash('sha256')
  for (const text of texts) sum.update(text).update('\0')
  return sum.digest('hex')
}
