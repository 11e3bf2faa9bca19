import type { getWithdrawSettings, quoteWithdrawal } from '@ante/contract/cashier/withdrawal.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { SignedIn } from '../../kit/context.ts'
import { textOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { requirementsOf, maximumOf, pricedWithdrawal, withdrawalsLeftOf } from './requirements.ts'
import { holderOf } from './request-withdrawal.ts'
import { isReviewed } from './rules.ts'
import { shownRecord } from './show-withdrawal.ts'
import { moneyOf, withdrawalEligibility } from './eligibility.ts'

const PER_CENT = 100n
const OPEN_SHOWN = 20

type SettingsPorts = Pick<Ports, 'db' | 'clock'>

/** Returns whether the member may withdraw now, and otherwise what has to be done first. */
export async function withdrawSettings(
  ports: SettingsPorts,
  member: SignedIn,
): Promise<OutputOf<typeof getWithdrawSettings>> {
  const { db } = ports
  const holder = holderOf(member)
  const eligibility = await withdrawalEligibility(ports, db, holder)
  const { frozen, turnover } = await moneyOf(db, holder)
  const { rules } = eligibility
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
    allowWithdraw: rules.open && !eligibility.isBlocked && member.type !== TRIAL ? 'Y' : 'N',
    guards: requirementsOf(eligibility),
    minimum: textOf(rules.minimum),
    maximum: textOf(maximumOf(eligibility)),
    remainingTransactionTimes: withdrawalsLeftOf(eligibility),
    transactionTimes: rules.timesADay,
    fee: {
      percent: textOf(BigInt(rules.feeHundredths) * PER_CENT),
      fixed: textOf(rules.feeFixed),
      freeTimesLeft: Math.max(0, rules.freeTimes - eligibility.usedToday),
    },
    arrivalMinutes: rules.arrivalMinutes,
    someAreReviewed: isReviewed(rules, rules.maximum),
    available: textOf(eligibility.available),
    frozen: textOf(frozen),
    turnover: { required: turnover.required, done: turnover.done, left: turnover.left },
    cards: eligibility.cards.map(({ view: shown }) => shown),
    mayCancel: rules.mayCancel,
    coolingHours: { bankCard: rules.cardCoolingHours, paymentPassword: rules.passwordCoolingHours },
    open: open.map(shownRecord),
    currency: holder.currency,
  }
}

/** Returns the cost of a withdrawal of this amount. */
export async function quotedWithdrawal(
  ports: SettingsPorts,
  member: SignedIn,
  text: string,
): Promise<OutputOf<typeof quoteWithdrawal>> {
  const eligibility = await withdrawalEligibility(ports, ports.db, holderOf(member))
  const { amount, fee } = pricedWithdrawal(eligibility, text)
  return {
    amount: textOf(amount),
    fee: textOf(fee),
    netAmount: textOf(amount - fee),
    arrivalMinutes: eligibility.rules.arrivalMinutes,
    isReviewed: isReviewed(eligibility.rules, amount),
    currency: eligibility.currency,
  }
}
