import type { Db, Queryable } from '@ante/plain-server/db.ts'

import type { RoundPorts } from './advance.ts'
import { retryGapMs } from './retry-gaps.ts'
import { roundById } from './round-store.ts'
import type { Round } from './round.ts'

/** Payment of a held round before its decision. */
export interface Part {
  roundId: string
  /** Each part is a separate win, whose id is derived from this number. */
  number: number
  paidCents: bigint
  attempts: number
}

const MAX_AT_ONCE = 50
const SELECT_PART = 'select round_id as "roundId", number, paid_cents as "paidCents", attempts from studio.part'

/**
 * Stores a part in the transaction of the player's action. The same process pays it immediately; if that fails, a
 * worker pays it after the lease.
 */
export async function insertPart(
  tx: Queryable,
  { roundId, paidCents, leaseMs }: { roundId: string; paidCents: bigint; leaseMs: number },
): Promise<void> {
  await tx.query(
    `insert into studio.part (round_id, number, paid_cents, due_at)
     select $1, 1 + coalesce(max(number), 0), $2, now() + $3 * interval '1 ms' from studio.part where round_id = $1`,
    [roundId, paidCents, leaseMs],
  )
  await tx.query('update studio.round set parts_cents = parts_cents + $2 where id = $1', [roundId, paidCents])
}

/**
 * Sends every unanswered part of a round to the wallet. Returns whether all are answered; only then may the round be
 * closed, because a later part would be refused.
 */
export async function payParts(ports: RoundPorts, round: Round): Promise<boolean> {
  if (round.partsCents === 0n) return true
  const { rows } = await ports.db.query<Part>(
    `${SELECT_PART} where round_id = $1 and ended_at is null order by number`,
    [round.id],
  )
  const done = await Promise.all(rows.map((part) => pay(ports, round, part)))
  return done.every(Boolean)
}

/** Pays every due part. Returns their number. */
export async function payDueParts(ports: RoundPorts): Promise<number> {
  const due = await takeDue(ports.db, ports.leaseMs)
  await Promise.all(due.map(async (part) => pay(ports, await roundById(ports.db, part.roundId), part)))
  return due.length
}

/** Takes due parts under a lease. */
async function takeDue(db: Db, leaseMs: number): Promise<Part[]> {
  const { rows } = await db.query<Part>(
    `update studio.part set due_at = now() + $1 * interval '1 ms'
     where (round_id, number) in (
       select round_id, number from studio.part where ended_at is null and due_at <= now()
       order by due_at limit ${MAX_AT_ONCE} for update skip locked)
     returning round_id as "roundId", number, paid_cents as "paidCents", attempts`,
    [leaseMs],
  )
  return rows
}

async function pay(ports: RoundPorts, round: Round, part: Part): Promise<boolean> {
  const answer = await ports.walletOf(round.vendor).payPart(round, part)
  if (answer.kind === 'done') return end(ports.db, part, null)
  if (answer.kind === 'refused' && answer.code === 'seamless.bet.rolled_back') {
    ports.log.error(
      { event: 'studio.part_rolled_back', roundId: round.id },
      'gateway rolled back a bet that was partly paid',
    )
    return end(ports.db, part, answer.code)
  }
  return postpone(ports, part, answer.kind === 'refused' ? answer.code : answer.problem)
}

async function end(db: Db, { roundId, number }: Part, refusal: string | null): Promise<true> {
  await db.query(
    'update studio.part set ended_at = now(), refusal = $3 where round_id = $1 and number = $2 and ended_at is null',
    [roundId, number, refusal],
  )
  return true
}

async function postpone({ db, log, retryGapsMs }: RoundPorts, part: Part, problem: string): Promise<false> {
  const { roundId, number, attempts } = part
  const gapMs = retryGapMs(attempts, retryGapsMs)
  log.warn(
    { event: 'studio.part_postponed', roundId, number, attempts, problem, gapMs },
    'part payment is postponed and will be retried',
  )
  await db.query(
    `update studio.part set attempts = attempts + 1, last_problem = $3, due_at = now() + $4 * interval '1 ms'
     where round_id = $1 and number = $2 and ended_at is null`,
    [roundId, number, problem, gapMs],
  )
  return false
}
