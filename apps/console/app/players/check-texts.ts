import type { Check } from '@ante/contract/console/players/get-player.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a player cannot log in, deposit, play or withdraw, by the code of the refusal that the player gets. */
const TEXTS: Record<string, (check: Check) => MessageDescriptor> = {
  'account.disabled': () => msg`The account is blocked`,
  'withdrawal.not.allowed': () => msg`Withdrawals are blocked, or closed for all`,
  'payee.name.missing': () => msg`No payee name`,
  'bank.card.missing': () => msg`No card that can be paid to`,
  'payment.password.missing': () => msg`No payment password`,
  'cooling.off': () => msg`Cooling-off after a new card or password`,
  'turnover.not.enough': ({ left }) => msg`${left ?? ''} left to wager`,
  'withdrawal.times.over': () => msg`Today's withdrawals are used up`,
  'withdrawal.amount.below': () => msg`Balance below the minimum`,
  'account.balance.not.enough': () => msg`No balance`,
  'deposit.not.allowed': () => msg`Deposits are blocked, or closed for all`,
  'deposit.channel.not.found': () => msg`No open deposit channel`,
  'deposit.too.many.open': () => msg`Too many open deposits`,
  'request.too_many': () => msg`Too many attempts: wait`,
  'responsible.gaming.excluded': () => msg`Time-out or self-exclusion`,
  'responsible.gaming.deposit.limit': () => msg`Own deposit limit is reached`,
  'responsible.gaming.loss.limit': () => msg`Own loss limit is reached`,
  'responsible.gaming.session.limit': () => msg`Own time limit is reached`,
}

/** Returns the text of an unmet condition; its code if it has no text. */
export const checkText = (check: Check): MessageDescriptor =>
  TEXTS[check.code]?.(check) ?? { id: check.code, message: check.code }
