import { randomBytes } from 'node:crypto'

import { inTransaction } from '../kit/db.ts'
import type { Db, Queryable } from '../kit/db.ts'
import { fairDraw, hashOfSeed, newServerSeed } from '../studio/fairness/round-fairness.ts'
import type { RoundFairness } from '../studio/fairness/round-fairness.ts'
import { drawPoint } from './maths/crash.ts'

/** Enough for a week without a break. */
const LENGTH = 50_000
const SALT_BYTES = 16

/** Seeds of flights, of which each is the SHA-256 of the one after it. */
export interface Chain {
  id: bigint
  salt: string
  /** The SHA-256 of the first flight's seed. */
  promised: string
  /** By place; at 0 stands what was promised. */
  seeds: readonly string[]
}

/** What flight `place` of a chain is drawn from, and where it ends. */
export function drawFlight({ seeds, salt }: Chain, place: number): { point: number; fairness: RoundFairness } {
  const serverSeed = seeds[place]
  if (serverSeed === undefined) throw new RangeError(`The chain has no flight ${place}.`)
  const { drawBelow, fairness } = fairDraw({ serverSeed, clientSeed: salt, nonce: place })
  const point = drawPoint(drawBelow)
  return { point, fairness }
}

/** The latest chain, or a new one where there is none. */
export async function latestChain(db: Db): Promise<Chain> {
  return inTransaction(db, async (tx) => (await readChain(tx)) ?? makeChain(tx))
}

/** The salt comes after the promise: whoever made the chain could not choose it by the flights that come of it. */
export async function makeChain(tx: Queryable, length = LENGTH): Promise<Chain> {
  const seeds = makeSeeds(length)
  const lastSeed = seeds[length]
  const promised = seeds[0] ?? ''
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into crash.chain (length, last_seed, promised, salt) values ($1, $2, $3, $4) returning id',
    [length, lastSeed, promised, salt],
  )
  return { id: rows[0]?.id ?? 0n, salt, promised, seeds }
}

/** So many seeds and what is promised, each the SHA-256 of the next. */
export const makeSeeds = (length: number): string[] => seedsFrom(newServerSeed(), length)

async function readChain(tx: Queryable): Promise<Chain | null> {
  const { rows } = await tx.query<{ id: bigint; length: number; lastSeed: string; promised: string; salt: string }>(
    `select id, length, last_seed as "lastSeed", promised, salt from crash.chain order by id desc limit 1`,
  )
  const [row] = rows
  return row ? { id: row.id, salt: row.salt, promised: row.promised, seeds: seedsFrom(row.lastSeed, row.length) } : null
}

function seedsFrom(lastSeed: string, length: number): string[] {
  const seeds = [lastSeed]
  for (let place = 0; place < length; place++) seeds.push(hashOfSeed(seeds.at(-1) ?? ''))
  return seeds.reverse()
}

/** What anybody may know of a chain, by its salt; null where there is none. */
export async function toldChain(db: Db, salt: string): Promise<{ promised: string; length: number } | null> {
  const { rows } = await db.query<{ promised: string; length: number }>(
    'select promised, length from crash.chain where salt = $1',
    [salt],
  )
  return rows[0] ?? null
}
