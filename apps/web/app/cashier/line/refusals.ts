import { transferToDownline } from '@ante/contract/cashier/line-transfers.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalOf } from '../../lib/calls/call-errors.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { callFailure } from '../../ui/call-failure.ts'
import { pinRefusal } from '../../ui/pin-refusal.ts'
import type { ZonedTimeFormatter } from '../../ui/pin-refusal.ts'
import { lineCoolingTexts } from './cooling-texts.ts'

interface Reader {
  locale: string
  formatZonedTime: ZonedTimeFormatter
}

/** Returns why a transfer failed, and the next step. The upline's call has the same refusals. */
export function lineFailure(error: unknown, { locale, formatZonedTime }: Reader): MessageDescriptor {
  const refusal = refusalOf(transferToDownline, error)
  return (
    (refusal && lineRefusal(refusal, { locale, formatZonedTime })) ??
    pinRefusal(error, formatZonedTime) ??
    callFailure(error)
  )
}

function lineRefusal(
  refusal: RefusalOf<typeof transferToDownline>,
  { locale, formatZonedTime }: Reader,
): MessageDescriptor | null {
  const formatAmount = (amount: string, currency: string) => formatMoney({ amount, currency }, locale)
  switch (refusal.code) {
    case 'amount.invalid': {
      const min = formatAmount(refusal.details.minimum, refusal.details.currency)
      return msg`Minimum ${min}, with no more than 2 decimals.`
    }
    case 'over.limit': {
      const left = formatAmount(refusal.details.left, refusal.details.currency)
      return msg`You can send ${left} more today. The limit resets tomorrow.`
    }
    case 'account.balance.not.enough': {
      const balanceText = formatAmount(refusal.details.balance, refusal.details.currency)
      return msg`Your balance is now ${balanceText}. Enter that amount or less.`
    }
    case 'turnover.not.enough': {
      const open = formatAmount(refusal.details.left, refusal.details.currency)
      return msg`Wager ${open} more of your bonus before sending money.`
    }
    case 'cooling.off':
      return lineCoolingTexts(formatZonedTime(refusal.details.until))
    case 'line.unavailable':
      return msg`This account is locked and can’t receive money right now.`
    case 'line.changed':
      return msg`This account is no longer your direct upline or downline. Nothing was sent.`
    case 'responsible.gaming.excluded':
      return msg`You’re taking a break. You can still withdraw your money.`
    case 'receiver.not.found':
      return msg`No direct downline has this account.`
    default:
      return null
  }
}
