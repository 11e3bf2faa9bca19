import { randomUUID } from 'node:crypto'

import type { Queryable } from '@ante/plain-server/db.ts'

import type { RoundFairness } from '../../kit/fairness/round-fairness.ts'
import { hashOfSeed, newServerSeed } from '../../kit/fairness/round-fairness.ts'
import { MAX_MARKS } from '../../kit/fairness/mixed-seed.ts'
import type { Seal } from '../../kit/fairness/seal.ts'
import type { Totals } from '../table-contract.ts'
import type { Deal, TableOf } from './deal.ts'

const SELECT_DEAL = `
  select id, vendor, game_id as "gameId", number, set_number as "set", position_in_set as "positionInSet", server_seed as "sealedSeed", seed_hash as "seedHash", marks,
    opens_at as "opensAt", closes_at as "closesAt", drawn, fairness, totals, decided_at as "decidedAt"
  from tables.deal`

export async function latestDeal(db: Queryable, { vendor, gameId }: TableOf): Promise<Deal | null> {
  const { rows } = await db.query<Deal>(
    `${SELECT_DEAL} where vendor = $1 and game_id = $2 order by number desc limit 1`,
    [vendor, gameId],
  )
  return rows[0] ?? null
}

export async function dealById(db: Queryable, id: string): Promise<Deal | null> {
  const { rows } = await db.query<Deal>(`${SELECT_DEAL} where id = $1`, [id])
  return rows[0] ?? null
}

/** Returns the decided deals of a table's latest set, oldest first. */
export async function dealsOfSet(db: Queryable, { vendor, gameId }: TableOf, set: number): Promise<Deal[]> {
  const { rows } = await db.query<Deal>(
    `${SELECT_DEAL} where vendor = $1 and game_id = $2 and set_number = $3 and decided_at is not null order by number`,
    [vendor, gameId, set],
  )
  return rows
}

export async function latestDecided(db: Queryable, { vendor, gameId }: TableOf, max: number): Promise<Deal[]> {
  const { rows } = await db.query<Deal>(
    `${SELECT_DEAL} where vendor = $1 and game_id = $2 and decided_at is not null order by number desc limit $3`,
    [vendor, gameId, max],
  )
  return rows.reverse()
}

/** Returns tables with an undecided deal, perhaps from before a restart. */
export async function undecidedTables(db: Queryable): Promise<TableOf[]> {
  const { rows } = await db.query<TableOf>(
    'select vendor, game_id as "gameId" from tables.deal where decided_at is null',
  )
  return rows
}

/** Returns the undecided deal of a table; null when there is none. */
export async function undecidedDeal(db: Queryable, { vendor, gameId }: TableOf): Promise<{ id: string } | null> {
  const { rows } = await db.query<{ id: string }>(
    'select id from tables.deal where vendor = $1 and game_id = $2 and decided_at is null',
    [vendor, gameId],
  )
  return rows[0] ?? null
}

/** Deletes a deal that will never be decided. */
export async function deleteDeal(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from tables.deal where id = $1 and decided_at is null', [id])
}

/**
 * Stores the seed contribution (`mark`) of one of the first stakes; later stakes, and a decided deal, change nothing.
 */
export async function addSeedContribution(tx: Queryable, id: string, mark: string): Promise<void> {
  await tx.query(
    `update tables.deal set marks = array_append(marks, $2::text)
     where id = $1 and decided_at is null and cardinality(marks) < $3 and not marks @> array[$2::text]`,
    [id, mark, MAX_MARKS],
  )
}

/** Inserts the deal after `before`, with a new seed. A deal that was inserted concurrently stays instead. */
export async function insertDeal(
  db: Queryable,
  table: TableOf,
  next: { before: Deal | null; dealsOfSet: number; opensAt: Date; closesAt: Date; seal: Seal },
): Promise<void> {
  const { before, opensAt, closesAt, seal } = next
  const seed = newServerSeed()
  const isNewSet = before !== null && before.positionInSet + 1 >= next.dealsOfSet
  await db.query(
    `insert into tables.deal (id, vendor, game_id, number, set_number, position_in_set, server_seed, seed_hash, opens_at, closes_at, marks)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '{}') on conflict do nothing`,
    [
      randomUUID(),
      table.vendor,
      table.gameId,
      (before?.number ?? 0) + 1,
      (before?.set ?? 0) + (isNewSet ? 1 : 0),
      before === null || isNewSet ? 0 : before.positionInSet + 1,
      seal.encrypt(seed),
      hashOfSeed(seed),
      opensAt,
      closesAt,
    ],
  )
}

export async function storeDecision(
  tx: Queryable,
  id: string,
  decision: { drawn: unknown; fairness: RoundFairness; totals: Totals; decidedAt: Date },
): Promise<void> {
  await tx.query('update tables.deal set drawn = $2, fairness = $3, totals = $4, decided_at = $5 where id = $1', [
    id,
    ...[decision.drawn, decision.fairness, decision.totals].map((json) => JSON.stringify(json)),
    decision.decidedAt,
  ])
}
