import type { Queryable } from '@ante/plain-server/db.ts'

import { MAX_MARKS } from '../kit/fairness/mixed-seed.ts'
import type { RoundFairness } from '../kit/fairness/round-fairness.ts'

export interface StoredFlight {
  number: bigint
  chainId: bigint
  chainIndex: number
  /** Null until the flight is over. */
  point: number | null
  /** Seed contributions of the first stakes; null for a flight stored before this field existed. */
  marks: string[] | null
  state: 'betting' | 'flying' | 'over' | 'settled'
  startedAt: bigint | null
}

const SELECT = `select number, chain_id as "chainId", chain_index as "chainIndex", point, marks, state, started_at as "startedAt" from crash.flight`

/** Returns the unsettled flight, if there is one. */
export async function openFlight(tx: Queryable): Promise<StoredFlight | null> {
  const { rows } = await tx.query<StoredFlight>(`${SELECT} where state <> 'settled'`)
  return rows[0] ?? null
}

/** Returns the number of flights that used a seed of the chain. */
export async function flightsOfChain(tx: Queryable, chainId: bigint): Promise<number> {
  const { rows } = await tx.query<{ used: number | null }>(
    'select max(chain_index) as used from crash.flight where chain_id = $1',
    [chainId],
  )
  return rows[0]?.used ?? 0
}

export async function insertFlight(
  tx: Queryable,
  { chainId, chainIndex }: Pick<StoredFlight, 'chainId' | 'chainIndex'>,
): Promise<bigint> {
  const { rows } = await tx.query<{ number: bigint }>(
    `insert into crash.flight (chain_id, chain_index, marks) values ($1, $2, '{}') returning number`,
    [chainId, chainIndex],
  )
  return rows[0]?.number ?? 0n
}

export async function isBetting(tx: Queryable, number: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(`select from crash.flight where number = $1 and state = 'betting'`, [number])
  return rowCount === 1
}

/**
 * Stores the seed contribution (`mark`) of one of the first stakes. Returns all contributions so far; null for an
 * unknown flight.
 */
export async function addSeedContribution(tx: Queryable, flight: bigint, mark: string): Promise<string[] | null> {
  await tx.query(
    `update crash.flight set marks = array_append(marks, $2::text)
     where number = $1 and cardinality(marks) < $3 and not marks @> array[$2::text]`,
    [flight, mark, MAX_MARKS],
  )
  return marksOf(tx, flight)
}

export async function marksOf(tx: Queryable, flight: bigint): Promise<string[] | null> {
  const { rows } = await tx.query<Pick<StoredFlight, 'marks'>>('select marks from crash.flight where number = $1', [
    flight,
  ])
  return rows[0]?.marks ?? null
}

/** Returns the fairness data of a flight; null until it is settled. */
export async function fairnessOf(db: Queryable, flight: bigint): Promise<RoundFairness | null> {
  const { rows } = await db.query<{ fairness: RoundFairness | null }>(
    'select fairness from crash.flight where number = $1',
    [flight],
  )
  return rows[0]?.fairness ?? null
}

export async function insertSeat(
  tx: Queryable,
  { roundId, flight, nickname }: { roundId: string; flight: bigint; nickname: string },
): Promise<void> {
  await tx.query('insert into crash.seat values ($1, $2, $3) on conflict do nothing', [roundId, flight, nickname])
}

export async function seatsOf(tx: Queryable, flight: bigint): Promise<string[]> {
  const { rows } = await tx.query<{ roundId: string }>(
    'select round_id as "roundId" from crash.seat where flight = $1',
    [flight],
  )
  return rows.map(({ roundId }) => roundId)
}

/** Stores the new state of a flight; an absent start or point leaves the stored one. */
export async function moveFlight(
  tx: Queryable,
  number: bigint,
  { to, startedAt, point }: { to: StoredFlight['state']; startedAt?: number; point?: number },
): Promise<void> {
  await tx.query(
    `update crash.flight set state = $2, started_at = coalesce($3, started_at), point = coalesce($4, point)
     where number = $1`,
    [number, to, startedAt ?? null, point ?? null],
  )
}

/** Ends a flight and publishes its fairness data. */
export async function settleFlight(
  tx: Queryable,
  number: bigint,
  { point, interrupted, fairness }: { point: number | null; interrupted: boolean; fairness: RoundFairness | null },
): Promise<void> {
  await tx.query(
    `update crash.flight set state = 'settled', point = $2, interrupted = $3, fairness = $4 where number = $1`,
    [number, point, interrupted, fairness && JSON.stringify(fairness)],
  )
}

export interface PastFlight {
  number: bigint
  point: number
}

export async function latestFlights(tx: Queryable, count: number): Promise<PastFlight[]> {
  const { rows } = await tx.query<PastFlight>(
    `select number, point from crash.flight where state = 'settled' and not interrupted order by number desc limit $1`,
    [count],
  )
  return rows
}
