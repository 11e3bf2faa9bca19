import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { RebateCategory } from '@ante/contract/promotions/rebates.ts'
import type { getRebate, RebateLine as Shown } from '@ante/contract/promotions/rebates.ts'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { vipLevelAtDawn } from '../../vip/public.ts'
import { accruedRebate } from './accrued-rebate.ts'
import { rebateDaysOf } from '../merchant-day.ts'
import { ownRatesOn } from './ladder.ts'
import { rebateTermsOf } from './rates.ts'
import { claimOutcome } from './rules.ts'
import type { RebateLine } from './rules.ts'
import { shownLine } from './shown-line.ts'

const RECENT = 5

/** Returns the amount that a member can claim now, and recent payments. */
export async function showRebate(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { memberId, merchantCode, currency }: SignedIn,
): Promise<OutputOf<typeof getRebate>> {
  const { today: day, settlesAt } = await rebateDaysOf(db, merchantCode, clock.now())
  const [{ lines, total }, terms, rates, recent] = await Promise.all([
    accruedRebate(db, { memberId: BigInt(memberId), merchantCode, untilDay: day }),
    rebateTermsOf(db, merchantCode),
    ownRatesOn(db, {
      memberId: BigInt(memberId),
      merchantCode,
      day,
      level: await vipLevelAtDawn(db, BigInt(memberId), day),
    }),
    recentRebates(db, BigInt(memberId)),
  ])
  return {
    lines: withEmpty(lines, rates),
    total: textOf(total),
    minimum: textOf(terms.minimum),
    claimable: claimOutcome({ total, minimum: terms.minimum }) === 'paid',
    settlesAt: settlesAt.toISOString(),
    multiple: textOf(BigInt(terms.multipleHundredths) * 100n),
    recent,
    currency,
  }
}

/** Returns the lines with added lines for the categories without turnover. */
function withEmpty(lines: readonly RebateLine[], rates: Record<RebateCategory, number>): Shown[] {
  return RebateCategory.options.flatMap((category) => {
    const categoryLines = lines.filter((line) => line.category === category)
    return (
      categoryLines.length > 0 ? categoryLines : [{ category, turnover: 0n, thousandths: rates[category], amount: 0n }]
    ).map(shownLine)
  })
}

async function recentRebates(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('rebate')
    .select(['made_at', 'amount', 'state'])
    .where('member_id', '=', memberId)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute()
  return rows.map(({ made_at: at, amount, state }) => ({ at: at.toISOString(), amount: textOf(amount), state }))
}
