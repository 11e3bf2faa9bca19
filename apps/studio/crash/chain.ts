import { randomBytes } from 'node:crypto'

import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'

import { fairDraw, hashOfSeed, mixedSeeds, newServerSeed } from '../studio/fairness/round-fairness.ts'
import type { RoundFairness } from '../studio/fairness/round-fairness.ts'
import type { Seal } from '../studio/fairness/seal.ts'
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

/**
 * What flight `place` of a chain is drawn from, and where it ends. The marks of its first stakes are in it: whoever made the
 * chain, and its salt, could not choose what comes of them. Null of a flight from before there were marks.
 */
export function drawFlight(
  { seeds, salt }: Chain,
  { place, marks }: { place: number; marks: string[] | null },
): { point: number; fairness: RoundFairness } {
  const serverSeed = seeds[place]
  if (serverSeed === undefined) throw new RangeError(`The chain has no flight ${place}.`)
  const half = { serverSeed, nonce: place }
  const { drawBelow, fairness } = fairDraw(
    marks ? mixedSeeds({ ...half, mixed: { base: salt, marks } }) : { ...half, clientSeed: salt },
  )
  const point = drawPoint(drawBelow)
  return { point, fairness }
}

/** The latest chain, or a new one where there is none, or none that can be opened. */
export async function latestChain(db: Db, seal: Seal): Promise<Chain> {
  return inTransaction(db, async (tx) => (await readChain(tx, seal)) ?? makeChain(tx, seal))
}

/** Its salt tells it from all other chains; that the flights are nobody's choice is proved by their marks. */
export async function makeChain(tx: Queryable, seal: Seal, length = LENGTH): Promise<Chain> {
  const seeds = makeSeeds(length)
  const lastSeed = seal.shut(seeds[length] ?? '')
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

async function readChain(tx: Queryable, seal: Seal): Promise<Chain | null> {
  const { rows } = await tx.query<{ id: bigint; length: number; lastSeed: string; promised: string; salt: string }>(
    `select id, length, last_seed as "lastSeed", promised, salt from crash.chain order by id desc limit 1`,
  )
  const [row] = rows
  const lastSeed = row && seal.open(row.lastSeed)
  if (!row || !lastSeed) return null
  const { id, salt, promised, length } = row
  return { id, salt, promised, seeds: seedsFrom(lastSeed, length) }
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

/** Whether a flight can be drawn from this chain: it is the flight's own, and has a seed at its place. */
export const canDraw = ({ id, seeds }: Chain, { chainId, place }: { chainId: bigint; place: number }): boolean =>
  chainId === id && seeds[place] !== undefined
