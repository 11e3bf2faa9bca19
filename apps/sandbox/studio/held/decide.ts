import { afterCommit } from '../../kit/db.ts'
import type { Queryable } from '../../kit/db.ts'
import { lockSubject } from './subject-lock.ts'

export interface Decision {
  roundId: string
  /** In the game's own form, never null. */
  outcome: unknown
  wonCents: bigint
}

/**
 * Decides held rounds inside the game's own transaction; the wallet hears of it once that is committed. The first decision
 * counts: says which rounds this one decided. A round that is not accepted yet is not decided: its game refuses it by
 * `accepts`, and its stake goes back.
 */
export async function settleHeld(tx: Queryable, decisions: readonly Decision[], wake: () => void): Promise<string[]> {
  if (decisions.length === 0) return []
  const ids = decisions.map(({ roundId }) => roundId)
  await lockSubjectsOf(tx, ids)
  const { rows } = await tx.query<{ id: string }>(
    `update studio.round r set state = 'bet_accepted', outcome = d.outcome::jsonb, won_cents = d.won_cents,
       due_at = now(), attempts = 0, last_problem = null
     from unnest($1::text[], $2::text[], $3::bigint[]) as d (id, outcome, won_cents)
     where r.id = d.id and r.state = 'held' returning r.id`,
    [
      ids,
      decisions.map(({ outcome }) => JSON.stringify(outcome)),
      decisions.map(({ wonCents }) => wonCents.toString()),
    ],
  )
  return decided(tx, rows, wake)
}

/** Gives the stakes of held rounds back, as `settleHeld` pays them. */
export async function voidHeld(
  tx: Queryable,
  roundIds: readonly string[],
  why: string,
  wake: () => void,
): Promise<string[]> {
  if (roundIds.length === 0) return []
  await lockSubjectsOf(tx, roundIds)
  const { rows } = await tx.query<{ id: string }>(
    `update studio.round set state = 'rollback_sent', refusal = $2, due_at = now(), attempts = 0, last_problem = null
     where id = any ($1) and state = 'held' returning id`,
    [roundIds, JSON.stringify({ code: 'round.voided', details: { why } })],
  )
  return decided(tx, rows, wake)
}

/** In one order, so that two who decide never wait for each other. */
async function lockSubjectsOf(tx: Queryable, roundIds: readonly string[]): Promise<void> {
  const { rows } = await tx.query<{ subject: string }>(
    'select distinct subject from studio.round where id = any ($1) and subject is not null order by subject',
    [roundIds],
  )
  for (const { subject } of rows) await lockSubject(tx, subject)
}

function decided(tx: Queryable, rows: { id: string }[], wake: () => void): string[] {
  if (rows.length > 0) afterCommit(tx, wake)
  return rows.map(({ id }) => id)
}
