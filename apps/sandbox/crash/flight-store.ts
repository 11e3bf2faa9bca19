import type { Queryable } from '../kit/db.ts'

export interface StoredFlight {
  number: bigint
  chainId: bigint
  place: number
  point: number
  state: 'betting' | 'flying' | 'over' | 'settled'
  startedAt: bigint | null
}

const SELECT = `select number, chain_id as "chainId", place, point, state, started_at as "startedAt" from crash.flight`

/** The flight that is not settled, if there is one. */
export async function openFlight(tx: Queryable): Promise<StoredFlight | null> {
  const { rows } = await tx.query<StoredFlight>(`${SELECT} where state <> 'settled'`)
  return rows[0] ?? null
}

/** How many flights a chain has had. */
export async function placesUsed(tx: Queryable, chainId: bigint): Promise<number> {
  const { rows } = await tx.query<{ used: number | null }>(
    'select max(place) as used from crash.flight where chain_id = $1',
    [chainId],
  )
  return rows[0]?.used ?? 0
}

export async function insertFlight(
  tx: Queryable,
  { chainId, place, point }: Pick<StoredFlight, 'chainId' | 'place' | 'point'>,
): Promise<bigint> {
  const { rows } = await tx.query<{ number: bigint }>(
    'insert into crash.flight (chain_id, place, point) values ($1, $2, $3) returning number',
    [chainId, place, point],
  )
  return rows[0]?.number ?? 0n
}

export async function isBetting(tx: Queryable, number: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(`select from crash.flight where number = $1 and state = 'betting'`, [number])
  return rowCount === 1
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

export async function moveFlight(
  tx: Queryable,
  number: bigint,
  { to, startedAt, interrupted }: { to: StoredFlight['state']; startedAt?: number; interrupted?: boolean },
): Promise<void> {
  await tx.query(
    `update crash.flight set state = $2, started_at = coalesce($3, started_at), interrupted = coalesce($4, interrupted)
     where number = $1`,
    [number, to, startedAt ?? null, interrupted ?? null],
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
