import type { Db, Queryable } from '../../kit/db.ts'
import type { Outcome } from '../maths/round.ts'
import type { EndState, OpenState, Refusal, Round } from './round.ts'

const SELECT_ROUND = `
  select r.id, r.session_id as "sessionId", s.gateway_session as "gatewaySession", s.currency, r.spin_id as "spinId",
    r.stake_cents as "stakeCents", r.won_cents as "wonCents", r.outcome, r.state, r.refusal,
    r.balance_after_bet as "balanceAfterBet", r.balance_after_win as "balanceAfterWin", r.attempts
  from northlight.round r join northlight.play_session s on s.id = r.session_id`

export async function roundById(db: Queryable, id: string): Promise<Round> {
  const { rows } = await db.query<Round>(`${SELECT_ROUND} where r.id = $1`, [id])
  if (!rows[0]) throw new Error(`Round ${id} is not there.`)
  return rows[0]
}

export async function roundBySpin(db: Queryable, by: { sessionId: string; spinId: string }): Promise<Round | null> {
  const { rows } = await db.query<Round>(`${SELECT_ROUND} where r.session_id = $1 and r.spin_id = $2`, [
    by.sessionId,
    by.spinId,
  ])
  return rows[0] ?? null
}

export interface DrawnRound {
  id: string
  sessionId: string
  spinId: string
  stakeCents: bigint
  wonCents: bigint
  outcome: Outcome
}

export async function insertDrawn(db: Queryable, round: DrawnRound, leaseMs: number): Promise<void> {
  const { id, sessionId, spinId, stakeCents, wonCents, outcome } = round
  await db.query(
    `insert into northlight.round (id, session_id, spin_id, stake_cents, won_cents, outcome, due_at)
     values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 ms')`,
    [id, sessionId, spinId, stakeCents, wonCents, JSON.stringify(outcome), leaseMs],
  )
}

export interface Move {
  to: OpenState | EndState
  refusal?: Refusal
  balanceAfterBet?: string
  balanceAfterWin?: string
}

/** Stores the next state, unless the round is no longer in the one it is thought to be in; then says false. */
export async function moveRound(db: Db, round: Round, move: Move, leaseMs: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update northlight.round set state = $3, due_at = now() + $4 * interval '1 ms', attempts = 0, last_problem = null,
       refusal = coalesce($5, refusal), balance_after_bet = coalesce($6, balance_after_bet),
       balance_after_win = coalesce($7, balance_after_win)
     where id = $1 and state = $2`,
    [
      round.id,
      round.state,
      move.to,
      leaseMs,
      move.refusal ? JSON.stringify(move.refusal) : null,
      move.balanceAfterBet ?? null,
      move.balanceAfterWin ?? null,
    ],
  )
  return rowCount === 1
}

/** Notes a failed attempt and when to make the next. */
export async function postponeRound(db: Db, round: Round, next: { gapMs: number; problem: string }): Promise<void> {
  await db.query(
    `update northlight.round set attempts = attempts + 1, last_problem = $3, due_at = now() + $4 * interval '1 ms'
     where id = $1 and state = $2`,
    [round.id, round.state, next.problem, next.gapMs],
  )
}

/** Takes rounds that nobody is at work on and holds them for the lease; another process takes others. */
export async function takeDueRounds(db: Db, take: { leaseMs: number; atMost: number }): Promise<Round[]> {
  const { rows } = await db.query<{ id: string }>(
    `update northlight.round set due_at = now() + $1 * interval '1 ms' where id in (
       select id from northlight.round
       where state not in ('closed', 'refused', 'rolled_back') and due_at <= now()
       order by due_at limit $2 for update skip locked)
     returning id`,
    [take.leaseMs, take.atMost],
  )
  return Promise.all(rows.map(({ id }) => roundById(db, id)))
}
