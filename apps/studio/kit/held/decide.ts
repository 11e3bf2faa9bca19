import { afterCommit } from '@ante/plain-server/db.ts'
import type { Queryable } from '@ante/plain-server/db.ts'

import type { RoundFairness } from '../fairness/round-fairness.ts'
import { lockSubject } from './subject-lock.ts'

/** Schedules the processing of due rounds after this time. */
export type ScheduleWakeUp = (inMs: number) => void

export interface Decision {
  roundId: string
  /** In the game's own format, never null. */
  outcome: unknown
  wonCents: bigint
  /** The player's share of the rake, if the room takes one: reported to the wallet. */
  rakeCents?: bigint
  /** Valid bet, if lower than by the wallet's rule: opposite picks of one match. */
  validCents?: bigint
  /**
   * Delay of the payment: the balance must not reveal a result before it is shown. Stored with the round, so it also
   * applies after a restart.
   */
  payInMs?: number
  /** The round's proof, if it is drawn from a seed that the game itself has committed. */
  fairness?: RoundFairness
}

/**
 * Decides held rounds inside the game's own transaction; the wallet is called once it is committed. The first decision
 * counts: returns the rounds decided by this call. A round that is not accepted yet is not decided: `accepts` of its
 * game refuses it, and its stake is returned.
 */
export async function settleHeld(
  tx: Queryable,
  decisions: readonly Decision[],
  wake: ScheduleWakeUp,
): Promise<string[]> {
  if (decisions.length === 0) return []
  const ids = decisions.map(({ roundId }) => roundId)
  await lockAllOf(tx, ids)
  const { rows } = await tx.query<{ id: string }>(
    `update studio.round r set state = 'bet_accepted', outcome = d.outcome::jsonb, won_cents = d.won_cents,
       fairness = coalesce(d.fairness::jsonb, r.fairness), rake_cents = d.rake_cents, valid_cents = d.valid_cents,
       due_at = now() + d.pay_in * interval '1 ms', attempts = 0, last_problem = null
     from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::float8[], $6::bigint[], $7::bigint[])
       as d (id, outcome, won_cents, fairness, pay_in, rake_cents, valid_cents)
     where r.id = d.id and r.state = 'held' returning r.id`,
    [
      ids,
      decisions.map(({ outcome }) => JSON.stringify(outcome)),
      decisions.map(({ wonCents }) => wonCents.toString()),
      decisions.map(({ fairness }) => (fairness ? JSON.stringify(fairness) : null)),
      decisions.map(({ payInMs = 0 }) => payInMs),
      decisions.map(({ rakeCents }) => rakeCents?.toString() ?? null),
      decisions.map(({ validCents }) => validCents?.toString() ?? null),
    ],
  )
  const waits = new Set(decisions.map(({ payInMs = 0 }) => payInMs))
  return decided(tx, rows, () => waits.forEach((ms) => wake(ms)))
}

/**
 * Refunds the stakes of held rounds inside the game's own transaction. Returns the rounds voided by this call. A round
 * with a paid part is not voided: its game has to settle it by the value of its remaining part.
 */
export async function voidHeld(
  tx: Queryable,
  roundIds: readonly string[],
  reason: string,
  wake: ScheduleWakeUp,
): Promise<string[]> {
  if (roundIds.length === 0) return []
  await lockAllOf(tx, roundIds)
  const { rows } = await tx.query<{ id: string }>(
    `update studio.round set state = 'rollback_sent', refusal = $2, due_at = now(), attempts = 0, last_problem = null
     where id = any ($1) and state = 'held' and parts_cents = 0 returning id`,
    [roundIds, JSON.stringify({ code: 'round.voided', details: { why: reason } })],
  )
  return decided(tx, rows, () => wake(0))
}

/** Locks the subjects of rounds, and the net results of their sessions, in a fixed order to avoid deadlocks. */
async function lockAllOf(tx: Queryable, roundIds: readonly string[]): Promise<void> {
  const { rows } = await tx.query<{ subject: string }>(
    'select distinct subject from studio.round where id = any ($1) and subject is not null order by subject',
    [roundIds],
  )
  for (const { subject } of rows) await lockSubject(tx, subject)
  await tx.query(
    `select from studio.session_net where session_id in (select session_id from studio.round where id = any ($1))
     order by session_id for update`,
    [roundIds],
  )
}

function decided(tx: Queryable, rows: { id: string }[], afterUpdate: () => void): string[] {
  if (rows.length > 0) afterCommit(tx, afterUpdate)
  return rows.map(({ id }) => id)
}
