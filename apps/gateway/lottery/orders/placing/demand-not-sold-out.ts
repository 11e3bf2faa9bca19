import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { textOf } from '../../../kit/money.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import type { LotteryTerms } from '../../limits/terms.ts'
import type { IssueBetOn } from './issues-bet-on.ts'
import type { ReadSlip } from './read-slips.ts'

const refuse = refusalsOf(placeOrder)

/** A refusal tells what was picked, as far as somebody can read it. */
const LONGEST_NUMBER = 40

interface Exposing {
  memberId: bigint
  currency: string
  terms: LotteryTerms
  slips: readonly ReadSlip[]
  issues: readonly IssueBetOn[]
}

export const contentOf = ({ text }: ReadSlip): string => text.split('~')[0] ?? ''

/** With what he has bet on them before, no number of a slip may win the member more than one player gets in an issue. */
export async function demandNotSoldOut(tx: Db, exposing: Exposing): Promise<void> {
  const { slips, issues, terms, currency } = exposing
  const had = await exposedBefore(tx, exposing)
  for (const issue of issues) {
    for (const [row, slip] of slips.entries()) {
      const number = contentOf(slip)
      const key = `${issue.id} ${slip.play.id} ${number}`
      const exposed = (had.get(key) ?? 0n) + slip.topPrize * BigInt(slip.multiple * issue.multiple)
      if (exposed > terms.maxPrize) {
        throw refuse('LGS_BETTING_NUMBER_OVER_LIMITS', {
          row,
          numero: issue.slot.numero,
          number: number.slice(0, LONGEST_NUMBER),
          maximum: textOf(terms.maxPrize),
          currency,
        })
      }
      had.set(key, exposed)
    }
  }
}

async function exposedBefore(tx: Db, { memberId, slips, issues }: Exposing): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ issue_id: bigint; play_id: number; content: string; exposed: bigint }>`
    select detail.issue_id, slip.play_id, slip.content, sum(slip.top_prize * detail.multiple)::bigint as exposed
    from lottery_detail detail join lottery_slip slip on slip.id = detail.slip_id
    where detail.issue_id = any (${issues.map(({ id }) => id)}::int8[]) and detail.member_id = ${memberId}
      and detail.status = 2 and slip.play_id = any (${slips.map(({ play }) => play.id)}::int[])
      and md5(slip.content) in (select md5(one) from unnest(${slips.map(contentOf)}::text[]) one)
    group by detail.issue_id, slip.play_id, slip.content`.execute(tx)
  return new Map(rows.map((row) => [`${row.issue_id} ${row.play_id} ${row.content}`, row.exposed]))
}
