import { fixtureById } from '@ante/demo/season/fixtures.ts'
import type { Queryable } from '@ante/plain-server/db.ts'

import type { LegOutcome, Scope } from '../markets/market.ts'
import type { Leg, Ticket } from './ticket.ts'

export interface StoredLeg extends Leg {
  roundId: string
  position: number
  became: LegOutcome | null
}

const SELECT_LEG = `select round_id as "roundId", position, fixture_id as "fixtureId", market, pick, price, became
  from book.leg`

interface Holder {
  roundId: string
  /** In the format of `playerName`. */
  player: string
  stakeCents: bigint
}

export async function insertLegs(
  tx: Queryable,
  { roundId, player, stakeCents }: Holder,
  { legs }: Ticket,
): Promise<void> {
  const single = legs.length === 1 ? stakeCents.toString() : null
  await tx.query(
    `insert into book.leg (round_id, position, fixture_id, market, pick, price, kick_off, player, single_cents)
     select $1, position - 1, fixture_id, market, pick, price, kick_off, $7, $8
     from unnest($2::text[], $3::text[], $4::text[], $5::integer[], $6::timestamptz[])
       with ordinality as t (fixture_id, market, pick, price, kick_off, position)`,
    [
      roundId,
      legs.map(({ fixtureId }) => fixtureId),
      legs.map(({ market }) => market),
      legs.map(({ pick }) => pick),
      legs.map(({ price }) => price),
      legs.map(({ fixtureId }) => fixtureById(fixtureId)?.kickOff ?? new Date(0)),
      single === null ? null : player,
      single,
    ],
  )
}

/** Returns the player's stakes by singles on other picks of a pick's market. */
export async function opposingCents(
  tx: Queryable,
  { leg: { fixtureId, market, pick }, player }: { leg: StoredLeg; player: string },
): Promise<bigint> {
  const { rows } = await tx.query<{ opposing: bigint }>(
    `select coalesce(sum(single_cents), 0)::bigint as opposing from book.leg
     where fixture_id = $1 and market = $2 and pick <> $3 and player = $4`,
    [fixtureId, market, pick, player],
  )
  return rows[0]?.opposing ?? 0n
}

/** Returns all picks of these tickets, each ticket's in order. */
export async function legsOf(db: Queryable, roundIds: readonly string[]): Promise<Map<string, StoredLeg[]>> {
  const { rows } = await db.query<StoredLeg>(`${SELECT_LEG} where round_id = any ($1) order by round_id, position`, [
    roundIds,
  ])
  return Map.groupBy(rows, ({ roundId }) => roundId)
}

/**
 * Returns the matches with open picks that have kicked off. Skips from match to match in the index, independent of the
 * number of picks.
 */
export async function fixturesWithOpenLegs(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ fixtureId: string }>(
    `with recursive waited as (
       (select kick_off, fixture_id from book.leg where became is null and kick_off <= $1
        order by kick_off, fixture_id limit 1)
       union all
       select next.* from waited cross join lateral (
         select kick_off, fixture_id from book.leg where became is null and kick_off <= $1
           and (kick_off, fixture_id) > (waited.kick_off, waited.fixture_id)
         order by kick_off, fixture_id limit 1) next)
     select fixture_id as "fixtureId" from waited`,
    [now],
  )
  return rows.map(({ fixtureId }) => fixtureId)
}

/** Returns open picks of a match, of one part or of all. */
export async function openLegsOf(
  db: Queryable,
  { fixtureId, scope }: { fixtureId: string; scope: Scope | 'any' },
  max: number,
): Promise<StoredLeg[]> {
  const [scopeCondition, scopes] = scope === 'any' ? ['', []] : [`and split_part(market, '.', 1) = $3`, [scope]]
  const { rows } = await db.query<StoredLeg>(
    `${SELECT_LEG} where fixture_id = $1 and became is null ${scopeCondition}
     order by split_part(market, '.', 1), round_id limit $2`,
    [fixtureId, max, ...scopes],
  )
  return rows
}

/** Returns decided picks of a match after the cursor, each ticket's in order. */
export async function decidedLegsOf(
  db: Queryable,
  fixtureId: string,
  { after, atMost: max }: { after: Pick<StoredLeg, 'roundId' | 'position'>; atMost: number },
): Promise<StoredLeg[]> {
  const { rows } = await db.query<StoredLeg>(
    `${SELECT_LEG} where fixture_id = $1 and became is not null and (round_id, position) > ($2, $3)
     order by round_id, position limit $4`,
    [fixtureId, after.roundId, after.position, max],
  )
  return rows
}

type LegOutcomes = readonly { roundId: string; position: number; became: LegOutcome }[]

/** Stores outcomes where none is stored yet. */
export const storeOutcome = (tx: Queryable, legs: LegOutcomes) => writeOutcomes(tx, legs, 'l.became is null')

/** Overwrites stored outcomes with corrected ones. */
export const overwriteOutcome = (tx: Queryable, legs: LegOutcomes) => writeOutcomes(tx, legs, 'l.became <> d.became')

async function writeOutcomes(tx: Queryable, legs: LegOutcomes, condition: string): Promise<void> {
  await tx.query(
    `update book.leg l set became = d.became
     from unnest($1::text[], $2::integer[], $3::text[]) as d (round_id, position, became)
     where l.round_id = d.round_id and l.position = d.position and ${condition}`,
    [legs.map(({ roundId }) => roundId), legs.map(({ position }) => position), legs.map(({ became }) => became)],
  )
}

/** Deletes the picks of a cashed-out ticket, which no longer waits for them. */
export async function deleteLegs(tx: Queryable, roundId: string): Promise<void> {
  await tx.query('delete from book.leg where round_id = $1', [roundId])
}
