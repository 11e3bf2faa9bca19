import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { Refused } from '../../kit/refusal.ts'
import { requireNotExcluded } from '../exclusions/exclusions.ts'
import { limitsOf, lossLeft, spanOf } from './limits.ts'

const MIN_STAKE = 1n

export interface Player {
  memberId: bigint
  merchantCode: string
  currency: string
}

/**
 * Refuses a stake of a disabled or blocked account, and a stake beyond the member's limits. Call it in the transaction
 * that debits the stake, after locking the main account. The endpoint declares `stakeRefusals`.
 */
export async function requireStake(tx: Db, player: Player, stake: { amount: bigint; at: Date }): Promise<void> {
  const { memberId, merchantCode } = player
  const { amount, at } = stake
  const { rows } = await sql<{ reasons: (string | null)[]; may_play: boolean }>`
    select responsible_gaming_refusals(array[${memberId}::int8], array[${amount}::int8], ${at}::timestamptz) as reasons,
      cardinality(members_who_may_play(array[${memberId}::int8])) = 1 as may_play`.execute(tx)
  if (!rows[0]?.may_play) throw new Refused('account.disabled', {})
  const reason = rows[0]?.reasons[0] ?? null
  if (reason === null) return
  if (reason === 'exclusion') return requireNotExcluded(tx, memberId, at)
  if (reason === 'session') {
    const { end } = await spanOf(tx, await zoneOf(tx, merchantCode), 'day', at)
    throw new Refused('responsible.gaming.session.limit', { until: end.toISOString() })
  }
  await refuseLoss(tx, player, at)
}

async function refuseLoss(db: Db, { memberId, merchantCode, currency }: Player, at: Date): Promise<void> {
  const loss = await lossLeft(db, memberId, at)
  if (!loss) return
  const { end } = await spanOf(db, await zoneOf(db, merchantCode), loss.period, at)
  const remainder = textOf(loss.left > 0n ? loss.left : 0n)
  throw new Refused('responsible.gaming.loss.limit', {
    left: remainder,
    currency,
    period: loss.period,
    until: end.toISOString(),
  })
}

/**
 * Refuses to open a game for a member who could not stake anything in it. A balance at the game's vendor counts as
 * stakeable.
 */
export async function requirePlay(db: Db, player: Player, at: Date): Promise<void> {
  const { rows } = await sql<{ risk: bigint }>`select limit_amount_at_risk(${player.memberId}::int8) as risk`.execute(
    db,
  )
  const risk = rows[0]?.risk ?? 0n
  await requireStake(db, player, { amount: MIN_STAKE - risk, at })
}

interface Depositing {
  amount: bigint
  at: Date
  /** Returns the amount of deposits, including those in progress, since a time. */
  depositedSince(since: Date): Promise<bigint>
}

/**
 * Refuses a deposit beyond the member's limits. The caller serialises the member's deposits. The endpoint declares
 * `depositRefusals`.
 */
export async function requireDeposit(
  tx: Db,
  player: Player,
  { amount, at, depositedSince }: Depositing,
): Promise<void> {
  const { memberId, merchantCode, currency } = player
  await requireNotExcluded(tx, memberId, at)
  const limits = await limitsOf(tx, memberId, 'deposit')
  if (limits.length === 0) return
  const zone = await zoneOf(tx, merchantCode)
  const remaining = await Promise.all(
    limits.map(async ({ period, value }) => {
      const { start, end } = await spanOf(tx, zone, period, at)
      return { period, end, left: value - (await depositedSince(start)) }
    }),
  )
  const tightest = remaining.reduce((found, limit) => (limit.left < found.left ? limit : found))
  if (amount <= tightest.left) return
  const remainder = textOf(tightest.left > 0n ? tightest.left : 0n)
  throw new Refused('responsible.gaming.deposit.limit', {
    left: remainder,
    currency,
    period: tightest.period,
    until: tightest.end.toISOString(),
  })
}

async function zoneOf(db: Db, merchantCode: string): Promise<string> {
  const { zone } = await db
    .selectFrom('merchant')
    .select('zone')
    .where('code', '=', merchantCode)
    .executeTakeFirstOrThrow()
  return zone
}
