import type { Db, Queryable } from '@ante/plain-server/db.ts'

import type { EndState, OpenState, Refusal, Round } from './round.ts'

export const SELECT_ROUND = `
  select r.id, r.session_id as "sessionId", r.vendor, r.game_id as "gameId", r.player_id as "playerId",
    s.gateway_session as "gatewaySession", s.currency, r.tap_id as "tapId", r.stake_cents as "stakeCents",
    r.won_cents as "wonCents", r.parts_cents as "partsCents", r.rake_cents as "rakeCents", r.valid_cents as "validCents", r.jackpot_cents as "jackpotCents", r.wins_jackpot as "winsJackpot",
    r.jackpot_paid_cents as "jackpotPaidCents", r.choice, r.outcome, r.subject, r.progress, r.fairness, r.state, r.refusal, r.balance_after_bet as "balanceAfterBet",
    r.balance_after_win as "balanceAfterWin", r.attempts, r.drawn_at as "drawnAt"
  from studio.round r join studio.play_session s on s.id = r.session_id`

export async function roundById(db: Queryable, id: string): Promise<Round> {
  const round = await roundIfAny(db, id)
  if (!round) throw new Error(`Round ${id} does not exist.`)
  return round
}

export async function roundIfAny(db: Queryable, id: string): Promise<Round | null> {
  const { rows } = await db.query<Round>(`${SELECT_ROUND} where r.id = $1`, [id])
  return rows[0] ?? null
}

export async function roundByTap(db: Queryable, key: { sessionId: string; tapId: string }): Promise<Round | null> {
  const { rows } = await db.query<Round>(`${SELECT_ROUND} where r.session_id = $1 and r.tap_id = $2`, [
    key.sessionId,
    key.tapId,
  ])
  return rows[0] ?? null
}

export async function roundOfPlayer(
  db: Queryable,
  key: { vendor: string; playerId: string; roundId: string },
): Promise<Round | null> {
  const { rows } = await db.query<Round>(`${SELECT_ROUND} where r.id = $1 and r.vendor = $2 and r.player_id = $3`, [
    key.roundId,
    key.vendor,
    key.playerId,
  ])
  return rows[0] ?? null
}

/** Returns the rounds of a vendor with these ids, in no particular order. */
export async function roundsOfVendor(
  db: Queryable,
  { vendor, ids }: { vendor: string; ids: readonly string[] },
): Promise<Round[]> {
  const { rows } = await db.query<Round>(`${SELECT_ROUND} where r.vendor = $1 and r.id = any ($2)`, [vendor, ids])
  return rows
}

export interface DrawnRound extends Pick<
  Round,
  | 'id'
  | 'sessionId'
  | 'vendor'
  | 'gameId'
  | 'playerId'
  | 'tapId'
  | 'stakeCents'
  | 'wonCents'
  | 'jackpotCents'
  | 'winsJackpot'
  | 'choice'
  | 'outcome'
  | 'subject'
  | 'progress'
  | 'fairness'
> {
  minMs: number
}

/** Stores a round. Rounds of a vendor are numbered one transaction after another, so that no reader misses a number. */
export async function insertDrawn(tx: Queryable, round: DrawnRound, leaseMs: number): Promise<void> {
  const { id, sessionId, vendor, gameId, playerId, tapId, stakeCents, wonCents, jackpotCents, winsJackpot } = round
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`rounds of ${vendor}`])
  await tx.query(
    `insert into studio.round (id, session_id, vendor, game_id, player_id, tap_id, stake_cents, won_cents,
       jackpot_cents, wins_jackpot, choice, outcome, fairness, progress, subject, least_ms, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, now() + $17 * interval '1 ms')`,
    [
      id,
      sessionId,
      vendor,
      gameId,
      playerId,
      tapId,
      stakeCents,
      wonCents,
      jackpotCents,
      winsJackpot,
      ...[round.choice, round.outcome, round.fairness, round.progress].map(jsonOrNull),
      round.subject,
      round.minMs,
      leaseMs,
    ],
  )
}

const jsonOrNull = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

export interface Move {
  to: OpenState | EndState
  refusal?: Refusal
  balanceAfterBet?: string | null
  balanceAfterWin?: string | null
  jackpotPaidCents?: bigint | null
}

/** Stores the next state; returns false when the round is no longer in the expected state. */
export async function moveRound(db: Queryable, round: Round, move: Move, leaseMs: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update studio.round set state = $3, due_at = now() + $4 * interval '1 ms', attempts = 0, last_problem = null,
       refusal = coalesce($5, refusal), balance_after_bet = coalesce($6, balance_after_bet),
       balance_after_win = coalesce($7, balance_after_win),
       jackpot_paid_cents = coalesce($8, jackpot_paid_cents)
     where id = $1 and state = $2`,
    [
      round.id,
      round.state,
      move.to,
      leaseMs,
      move.refusal ? JSON.stringify(move.refusal) : null,
      move.balanceAfterBet ?? null,
      move.balanceAfterWin ?? null,
      move.jackpotPaidCents ?? null,
    ],
  )
  return rowCount === 1
}

/** Stores a failed attempt and the time of the next. */
export async function postponeRound(db: Db, round: Round, next: { gapMs: number; problem: string }): Promise<void> {
  await db.query(
    `update studio.round set attempts = attempts + 1, last_problem = $3, due_at = now() + $4 * interval '1 ms'
     where id = $1 and state = $2`,
    [round.id, round.state, next.problem, next.gapMs],
  )
}

/** Claims due rounds under a lease; concurrent callers get different rounds. */
export async function claimDueRounds(db: Db, take: { leaseMs: number; atMost: number }): Promise<Round[]> {
  const { rows } = await db.query<{ id: string }>(
    `update studio.round set due_at = now() + $1 * interval '1 ms' where id in (
       select id from studio.round
       where state not in ('held', 'closed', 'refused', 'rolled_back') and due_at <= now()
       order by due_at limit $2 for update skip locked)
     returning id`,
    [take.leaseMs, take.atMost],
  )
  if (rows.length === 0) return []
  const rounds = await db.query<Round>(`${SELECT_ROUND} where r.id = any ($1)`, [rows.map(({ id }) => id)])
  return rounds.rows
}
