import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { exactTextOf, textOf } from '../../../kit/money.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import type { LotteryTerms } from '../../limits/terms.ts'
import type { LockedDraw } from './lock-draws.ts'
import type { ReadSlip } from './read-slips.ts'
import { costOfSlip } from './write-order.ts'

const refuse = refusalsOf(placeOrder)

interface Winning {
  currency: string
  terms: LotteryTerms
}

/** Refuses a slip that costs at least the maximum payout of any draw, payout limits included: it can only lose. */
export function requireWinnable(
  slips: readonly ReadSlip[],
  draws: readonly { multiple: number }[],
  { currency, terms }: Winning,
): void {
  for (const [row, slip] of slips.entries()) {
    for (const draw of draws) {
      const cost = costOfSlip(slip, [draw])
      const uncut = slip.maxPayout * BigInt(slip.multiple * draw.multiple)
      const maximum = uncut < terms.maxPrize ? uncut : terms.maxPrize
      if (cost >= maximum) {
        const amounts = { cost: exactTextOf(cost), maximum: exactTextOf(maximum), currency }
        throw refuse('LGS_BETTING_CANNOT_WIN_ERROR', { row, ...amounts })
      }
    }
  }
}

interface WinnableCheck extends Winning {
  memberId: bigint
  slips: readonly ReadSlip[]
  draws: readonly LockedDraw[]
}

/** Refuses stakes of a member on a draw that exceed the maximum payout per player and draw. */
export async function requireWinnableDraws(
  tx: Db,
  { memberId, currency, terms, slips, draws }: WinnableCheck,
): Promise<void> {
  const before = await stakedBefore(tx, memberId, draws)
  for (const draw of draws) {
    const cost = slips.reduce((sum, slip) => sum + costOfSlip(slip, [draw]), 0n)
    const staked = (before.get(draw.id) ?? 0n) + cost
    if (staked >= terms.maxPrize) {
      const amounts = { staked: exactTextOf(staked), maximum: textOf(terms.maxPrize), currency }
      throw refuse('LGS_BETTING_DRAW_CANNOT_WIN_ERROR', { drawNumber: draw.slot.drawNumber, ...amounts })
    }
  }
}

async function stakedBefore(tx: Db, memberId: bigint, draws: readonly LockedDraw[]): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ id: bigint; staked: bigint }>`
    select draw_id as id, sum(cost)::bigint as staked from lottery_detail
    where draw_id = any (${draws.map(({ id }) => id)}::int8[]) and member_id = ${memberId} and status = 2
    group by draw_id`.execute(tx)
  return new Map(rows.map(({ id, staked }) => [id, staked]))
}
