import { randomBytes } from 'node:crypto'

import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'

import { fairDraw, hashOfSeed, mixedSeeds, newServerSeed } from '../kit/fairness/round-fairness.ts'
import type { RoundFairness } from '../kit/fairness/round-fairness.ts'
import type { Seal } from '../kit/fairness/seal.ts'
import { drawPoint } from './maths/crash.ts'

/** Flights per chain: enough for a week of uninterrupted flights. */
const LENGTH = 50_000
const SALT_BYTES = 16

/** Hash chain of flight seeds: each is the SHA-256 of the next one. */
export interface Chain {
  id: bigint
  salt: string
  /** The SHA-256 of the first flight's seed. */
  publishedHash: string
  /** Element 0 is the published hash; element n is the seed of flight n of the chain. */
  seeds: readonly string[]
}

/**
 * Returns the draw of flight `chainIndex` of a chain, and its crash point. The draw includes the seed contributions
 * (`marks`) of the first stakes, so that the creator of the chain and its salt could not choose the result. `marks` is
 * null for a flight stored before seed contributions existed.
 */
export function drawFlight(
  { seeds, salt }: Chain,
  { chainIndex, marks }: { chainIndex: number; marks: string[] | null },
): { point: number; fairness: RoundFairness } {
  const serverSeed = seeds[chainIndex]
  if (serverSeed === undefined) throw new RangeError(`The chain has no flight ${chainIndex}.`)
  const half = { serverSeed, nonce: chainIndex }
  const { drawBelow, fairness } = fairDraw(
    marks ? mixedSeeds({ ...half, mixed: { base: salt, marks } }) : { ...half, clientSeed: salt },
  )
  const point = drawPoint(drawBelow)
  return { point, fairness }
}

/** Returns the latest chain, or a new one when there is none, or it cannot be decrypted. */
export async function latestChain(db: Db, seal: Seal): Promise<Chain> {
  return inTransaction(db, async (tx) => (await readChain(tx, seal)) ?? createChain(tx, seal))
}

/** Creates a chain, identified by its salt. The seed contributions prove that no flight's result was chosen. */
export async function createChain(tx: Queryable, seal: Seal, length = LENGTH): Promise<Chain> {
  const seeds = createSeeds(length)
  const lastSeed = seal.encrypt(seeds[length] ?? '')
  const publishedHash = seeds[0] ?? ''
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into crash.chain (length, last_seed, published_hash, salt) values ($1, $2, $3, $4) returning id',
    [length, lastSeed, publishedHash, salt],
  )
  return { id: rows[0]?.id ?? 0n, salt, publishedHash, seeds }
}

/** Returns this number of seeds and the published hash, each the SHA-256 of the next. */
export const createSeeds = (length: number): string[] => seedsFrom(newServerSeed(), length)

async function readChain(tx: Queryable, seal: Seal): Promise<Chain | null> {
  const { rows } = await tx.query<{
    id: bigint
    length: number
    lastSeed: string
    publishedHash: string
    salt: string
  }>(
    `select id, length, last_seed as "lastSeed", published_hash as "publishedHash", salt from crash.chain order by id desc limit 1`,
  )
  const [row] = rows
  const lastSeed = row && seal.open(row.lastSeed)
  if (!row || !lastSeed) return null
  const { id, salt, publishedHash, length } = row
  return { id, salt, publishedHash, seeds: seedsFrom(lastSeed, length) }
}

function seedsFrom(lastSeed: string, length: number): string[] {
  const seeds = [lastSeed]
  for (let index = 0; index < length; index++) seeds.push(hashOfSeed(seeds.at(-1) ?? ''))
  return seeds.reverse()
}

/** Returns the public data of a chain, by its salt; null when there is none. */
export async function publishedChain(db: Db, salt: string): Promise<{ publishedHash: string; length: number } | null> {
  const { rows } = await db.query<{ publishedHash: string; length: number }>(
    'select published_hash as "publishedHash", length from crash.chain where salt = $1',
    [salt],
  )
  return rows[0] ?? null
}

/** Whether a flight can be drawn from this chain: it belongs to the chain, which has a seed at its index. */
export const canDraw = (
  { id, seeds }: Chain,
  { chainId, chainIndex }: { chainId: bigint; chainIndex: number },
): boolean => chainId === id && seeds[chainIndex] !== undefined
