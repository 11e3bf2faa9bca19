import { disburseBill } from '@ante/contract/agents/bills.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalOf } from '../../lib/calls/call-errors.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { callFailure } from '../../ui/call-failure.ts'
import { pinRefusal } from '../../ui/pin-refusal.ts'
import type { ZonedTimeFormatter } from '../../ui/pin-refusal.ts'

interface Reader {
  locale: string
  formatZonedTime: ZonedTimeFormatter
}

/** Returns why the payment failed, and the next step. */
export function payFailure(error: unknown, { locale, formatZonedTime }: Reader): MessageDescriptor {
  const refusal = refusalOf(disburseBill, error)
  return (refusal && payRefusal(refusal, locale)) ?? pinRefusal(error, formatZonedTime) ?? callFailure(error)
}

function payRefusal(refusal: RefusalOf<typeof disburseBill>, locale: string): MessageDescriptor | null {
  const money = (amount: string, currency: string) => formatMoney({ amount, currency }, locale)
  switch (refusal.code) {
    case 'amount.invalid': {
      const left = money(refusal.details.left, refusal.details.currency)
      return msg`Enter an amount up to ${left}, with no more than 2 decimals.`
    }
    case 'account.balance.not.enough': {
      const balanceText = money(refusal.details.balance, refusal.details.currency)
      return msg`Your main wallet has ${balanceText}. Make a deposit, or pay part of the amount.`
    }
    case 'bill.not.payable':
      return msg`This was already paid or closed. Check the list again.`
    case 'line.unavailable':
      return msg`This account is locked and can’t receive money right now.`
    default:
      return null
  }
}
