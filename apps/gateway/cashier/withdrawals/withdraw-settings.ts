import type { getWithdrawSettings, quoteWithdrawal } from '@ante/contract/cashier/withdrawal.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { SignedIn } from '../../kit/context.ts'
import { textOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { guardsOf, maximumOf, priced, timesLeftOf } from './guards.ts'
import { holderOf } from './request-withdrawal.ts'
import { isReviewed } from './rules.ts'
import { shownRecord } from './show-withdrawal.ts'
import { moneyOf, withdrawalEligibility } from './eligibility.ts'

const PER_CENT = 100n
const OPEN_SHOWN = 20

type AskPorts = Pick<Ports, 'db' | 'clock'>

/** Returns whether the member may withdraw now, and otherwise what has to be done first. */
export async function withdrawSettings(
  ports: AskPorts,
  member: SignedIn,
): Promise<OutputOf<typeof getWithdrawSettings>> {
  const { db } = ports
  const holder = holderOf(member)
  const standing = await withdrawalEligibility(ports, db, holder)
  const { frozen, turnover } = await moneyOf(db, holder)
  const { rules } = standing
  const open = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('member_id', '=', holder.memberId)
    .where('ended_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(OPEN_SHOWN)
    .execute()
  return {
    // Play money cannot be withdrawn.
    allowWithdraw: rules.open && member.type !== TRIAL ? 'Y' : 'N',
    guards: guardsOf(standing),
    minimum: textOf(rules.minimum),
    maximum: textOf(maximumOf(standing)),
    remainingTransactionTimes: timesLeftOf(standing),
    transactionTimes: rules.timesADay,
    fee: {
      percent: textOf(BigInt(rules.feeHundredths) * PER_CENT),
      fixed: textOf(rules.feeFixed),
      freeTimesLeft: Math.max(0, rules.freeTimes - standing.usedToday),
    },
    arrivalMinutes: rules.arrivalMinutes,
    someAreReviewed: isReviewed(rules, rules.maximum),
    available: textOf(standing.available),
    frozen: textOf(frozen),
    turnover: { required: turnover.required, done: turnover.done, left: turnover.left },
    cards: standing.cards.map(({ shown }) => shown),
    mayCancel: rules.mayCancel,
    coolingHours: { bankCard: rules.cardCoolingHours, paymentPassword: rules.passwordCoolingHours },
    open: open.map(shownRecord),
    currency: holder.currency,
  }
}

/** Returns the cost of a withdrawal of this amount. */
export async function quoted(
  ports: AskPorts,
  member: SignedIn,
  text: string,
): Promise<OutputOf<typeof quoteWithdrawal>> {
  const standing = await withdrawalEligibility(ports, ports.db, holderOf(member))
  const { amount, fee } = priced(standing, text)
  return {
    amount: textOf(amount),
    fee: textOf(fee),
    netAmount: textOf(amount - fee),
    arrivalMinutes: standing.rules.arrivalMinutes,
    isReviewed: isReviewed(standing.rules, amount),
    currency: standing.currency,
  }
}
