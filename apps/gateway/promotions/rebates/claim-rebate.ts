import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { claimRebate } from '@ante/contract/promotions/rebates.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import { claimKey } from '../../kit/call-keys.ts'
import type { MemberContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { lockAccounts, mainAccountOf } from '../../wallet/public.ts'
import type { BalancePublisher } from '../../wallet/public.ts'
import { accruedRebate } from './accrued-rebate.ts'
import { rebateDaysOf } from '../merchant-day.ts'
import { payRebate } from './pay-rebate.ts'
import { rebateTermsOf } from './rates.ts'
import { claimOutcome } from './rules.ts'
import type { RebateLine } from './rules.ts'
import { shownLine } from './shown-line.ts'

const refuse = refusalsOf(claimRebate)

export interface RebatePorts extends Pick<Ports, 'db' | 'clock'> {
  balances: Pick<BalancePublisher, 'changed'>
}

type Claimed = OutputOf<typeof claimRebate>

/** Pays the accrued rebate of a member. The lock on the member's account serialises claims. */
export async function claim(
  { db, clock, balances }: RebatePorts,
  { member, idempotencyKey }: Pick<MemberContext, 'member' | 'idempotencyKey'>,
): Promise<Claimed> {
  const { merchantCode, currency } = member
  if (member.type === TRIAL) throw commonRefusal('function.not.available')
  const memberId = BigInt(member.memberId)
  const key = `claimed:${memberId}:${idempotencyKey}`
  const at = clock.now()
  const claimed = await inTransaction(db, async (tx): Promise<Claimed> => {
    await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
    const earlierLines = await linesPaid(tx, merchantCode, key)
    if (earlierLines) return claimView(earlierLines, currency)
    await claimKey(tx, { memberId, merchantCode, key: idempotencyKey })
    // The daily settlement still pays rebates earned before the exclusion.
    await requireNotExcluded(tx, memberId, at)
    const { today } = await rebateDaysOf(tx, merchantCode, at)
    const query = { memberId, merchantCode, untilDay: today }
    const accrued = await accruedRebate(tx, query)
    const { minimum } = await rebateTermsOf(tx, merchantCode)
    const outcome = claimOutcome({ ...accrued, minimum })
    if (outcome === 'nothing') return claimView([], currency)
    if (outcome === 'too little') {
      throw refuse('rebate.below.minimum', { amount: textOf(accrued.total), minimum: textOf(minimum), currency })
    }
    await payRebate(tx, { ...query, ...accrued, key, state: 'claimed', currency, day: today, at })
    return claimView(accrued.lines, currency)
  })
  balances.changed([member.memberId])
  return claimed
}

/** Returns the payment already made under this key, or null. */
async function linesPaid(tx: Db, merchantCode: string, key: string): Promise<RebateLine[] | null> {
  const lines = await tx
    .selectFrom('rebate')
    .innerJoin('rebate_line', 'rebate_line.rebate_id', 'rebate.id')
    .select(['category', 'thousandths', 'turnover', 'rebate_line.amount'])
    .where('merchant_code', '=', merchantCode)
    .where('key', '=', key)
    .orderBy('rebate_line.id')
    .execute()
  return lines.length > 0 ? lines : null
}

function claimView(lines: readonly RebateLine[], currency: string): Claimed {
  const amount = textOf(lines.reduce((total, line) => total + line.amount, 0n))
  return { amount, lines: lines.map(shownLine), currency }
}
