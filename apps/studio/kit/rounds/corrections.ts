import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'

import { notifyGame } from './advance.ts'
import type { RoundPorts } from './advance.ts'
import { retryGapMs } from './retry-gaps.ts'
import { roundById } from './round-store.ts'

/** Corrected result of a round. */
export interface Correction {
  roundId: string
  version: number
  wonCents: bigint
  attempts: number
}

const MAX_AT_ONCE = 50

/**
 * Refusals after which the wallet will never apply this correction. Any other refusal concerns the call (its signature,
 * its timestamp, a limit) and not the money, so the correction is sent again. Source: docs/vendors.md, "When no answer
 * comes".
 */
const FINAL_REFUSALS: readonly string[] = [
  'seamless.bet.rolled_back',
  'seamless.bet.settled',
  'seamless.currency.mismatch',
  'seamless.round.not.found',
  'seamless.transaction.conflict',
  'seamless.win.not.found',
]

/** Sends every due correction of closed rounds to the wallet. Returns their number. */
export async function notifyDueCorrections(ports: RoundPorts): Promise<number> {
  const due = await claimDue(ports.db, ports.leaseMs)
  await Promise.all(due.map((correction) => publish(ports, correction)))
  return due.length
}

/** Takes due corrections under a lease. */
async function claimDue(db: Db, leaseMs: number): Promise<Correction[]> {
  const { rows } = await db.query<Correction>(
    `update studio.correction set due_at = now() + $1 * interval '1 ms'
     where (round_id, version) in (
       select c.round_id, c.version from studio.correction c join studio.round r on r.id = c.round_id
       where c.ended_at is null and c.due_at <= now() and r.state = 'closed'
       order by c.due_at limit ${MAX_AT_ONCE} for update of c skip locked)
     returning round_id as "roundId", version, won_cents as "wonCents", attempts`,
    [leaseMs],
  )
  return rows
}

async function publish(ports: RoundPorts, correction: Correction): Promise<void> {
  const { roundId, version } = correction
  const round = await roundById(ports.db, roundId)
  const answer = await ports.walletOf(round.vendor).resettle(round, correction)
  if (answer.kind === 'unknown') return postpone(ports, correction, answer.problem)
  if (answer.kind === 'refused') {
    if (!FINAL_REFUSALS.includes(answer.code)) return postpone(ports, correction, answer.code)
    ports.log.error(
      { event: 'studio.correction_refused', roundId, version, code: answer.code },
      'wallet refused a correction',
    )
    return end(ports.db, correction, { refusal: answer.code })
  }
  await end(ports.db, correction, { balance: answer.value.balance })
  notifyGame(ports, await roundById(ports.db, roundId))
}

/** Ends a correction, and sets the round's shown result to the last version that the wallet has executed. */
async function end(
  db: Db,
  { roundId, version }: Correction,
  { refusal = null, balance = null }: { refusal?: string | null; balance?: string | null },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The lock serializes versions that end concurrently, without blocking the storing of a further version.
    await tx.query('select from studio.round where id = $1 for no key update', [roundId])
    await tx.query(
      'update studio.correction set ended_at = now(), refusal = $3 where round_id = $1 and version = $2 and ended_at is null',
      [roundId, version, refusal],
    )
    await tx.query(
      `update studio.round r set outcome = last.outcome, won_cents = last.won_cents,
         balance_after_win = coalesce($2, balance_after_win)
       from (select outcome, won_cents from studio.correction
         where round_id = $1 and ended_at is not null and refusal is null order by version desc limit 1) last
       where r.id = $1`,
      [roundId, balance],
    )
  })
}

async function postpone({ db, log, retryGapsMs }: RoundPorts, correction: Correction, problem: string): Promise<void> {
  const { roundId, version, attempts } = correction
  const gapMs = retryGapMs(attempts, retryGapsMs)
  log.warn(
    { event: 'studio.correction_postponed', roundId, version, attempts, problem, gapMs },
    'correction is postponed and will be retried',
  )
  await db.query(
    `update studio.correction set attempts = attempts + 1, last_problem = $3, due_at = now() + $4 * interval '1 ms'
     where round_id = $1 and version = $2 and ended_at is null`,
    [roundId, version, problem, gapMs],
  )
}
