import { transferToDownline } from '@ante/contract/cashier/line-transfers.ts'

import { isExcluded } from '../../responsible-gaming/public.ts'
import { memberById } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { isPayableIn, textOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { balanceOfAccount, bonusTurnoverLeft, mainAccountOf } from '../../wallet/public.ts'
import { passwordCooling } from '../withdrawals/password-cooling.ts'
import type { LineTerms } from './line-terms.ts'
import { sentOn } from './line-transfers.ts'

/** All calls that send money along the line share these refusals. */
const refuse = refusalsOf(transferToDownline)

/** Whether an amount reaches the minimum, and can be paid in the currency. */
export const isSendable = (
  amount: bigint,
  { minimum, currency }: Pick<LineTerms, 'minimum'> & { currency: string },
): boolean => amount >= minimum && isPayableIn(currency, amount)

/** Whether a member cannot receive transfers, being locked or excluded. */
export async function isUnavailable(tx: Db, payeeId: bigint, at: Date): Promise<boolean> {
  return (await memberById(tx, payeeId))?.status !== 'active' || (await isExcluded(tx, payeeId, at))
}

/** Refuses during the cooling-off period after a change of the payer's payment password. */
export async function requireNoCooling(
  tx: Db,
  payer: { memberId: bigint; merchantCode: string },
  at: Date,
): Promise<void> {
  const cooling = await passwordCooling(tx, payer, at)
  if (cooling) throw refuse('cooling.off', { until: cooling.toISOString() })
}

interface Payment {
  payerId: bigint
  merchantCode: string
  currency: string
  /** Amount of one transfer, or of all transfers of a list. */
  total: bigint
  terms: LineTerms
  /** Day of the merchant's calendar. */
  day: string
}

/** Refuses if a bonus is open, or the daily limit or the balance is exceeded. The caller locks the payer's account. */
export async function requireAllowance(
  tx: Db,
  { payerId, merchantCode, currency, total, terms, day }: Payment,
): Promise<void> {
  const bonus = await bonusTurnoverLeft(tx, { memberId: payerId, merchantCode })
  if (bonus > 0n) throw refuse('turnover.not.enough', { left: textOf(bonus), currency })
  const leftToday = terms.dailyMaximum - (await sentOn(tx, payerId, day))
  if (total > leftToday) {
    const allowance = leftToday > 0n ? leftToday : 0n
    throw refuse('over.limit', { maximum: textOf(terms.dailyMaximum), left: textOf(allowance), currency })
  }
  const balance = await balanceOfAccount(tx, await mainAccountOf(tx, payerId))
  if (total > balance) throw refuse('account.balance.not.enough', { balance: textOf(balance), currency })
}
