import { afterCommit } from '@ante/plain-server/db.ts'
import type { Queryable } from '@ante/plain-server/db.ts'

import type { HeldRound } from '../game.ts'
import { SELECT_ROUND } from '../rounds/round-store.ts'
import type { Round } from '../rounds/round.ts'
import { heldRound } from './accept-held.ts'
import type { Decision, ScheduleWakeUp } from './decide.ts'

/** A decided round with its current result: that of its last correction, if any. */
export interface Decided {
  round: HeldRound<unknown, unknown>
  outcome: unknown
  wonCents: bigint
}

/**
 * Returns the decided ones of these rounds, each with its latest result, even if the wallet has not executed the
 * correction yet. The caller has locked their subjects.
 */
export async function decidedAmong(tx: Queryable, roundIds: readonly string[]): Promise<Decided[]> {
  const { rows } = await tx.query<Round & { lastOutcome: unknown; lastWonCents: bigint | null }>(
    `select found.*, last.outcome as "lastOutcome", last.won_cents as "lastWonCents"
     from (${SELECT_ROUND} where r.id = any ($1) and r.subject is not null
       and r.state in ('bet_accepted', 'win_sent', 'closed')) found
     left join lateral (
       select outcome, won_cents from studio.correction where round_id = found.id order by version desc limit 1) last on true
     order by found.id`,
    [roundIds],
  )
  return rows.map(({ lastOutcome, lastWonCents, ...round }) => ({
    round: heldRound(round),
    outcome: lastWonCents === null ? round.outcome : lastOutcome,
    wonCents: lastWonCents ?? round.wonCents,
  }))
}

/**
 * Stores corrected results of decided rounds inside the game's own transaction; the wallet is called once it is
 * committed and the round is closed. Each correction is the next version of its round's result.
 */
export async function correctHeld(
  tx: Queryable,
  decisions: readonly Pick<Decision, 'roundId' | 'outcome' | 'wonCents'>[],
  wake: ScheduleWakeUp,
): Promise<void> {
  if (decisions.length === 0) return
  await tx.query(
    `insert into studio.correction (round_id, version, outcome, won_cents)
     select d.id, 1 + (select coalesce(max(version), 0) from studio.correction where round_id = d.id), d.outcome::jsonb, d.won_cents
     from unnest($1::text[], $2::text[], $3::bigint[]) as d (id, outcome, won_cents)`,
    [
      decisions.map(({ roundId }) => roundId),
      decisions.map(({ outcome }) => JSON.stringify(outcome)),
      decisions.map(({ wonCents }) => wonCents.toString()),
    ],
  )
  afterCommit(tx, () => wake(0))
}
