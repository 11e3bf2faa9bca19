import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { callFailure } from '../../ui/call-failure.ts'

const refusals = {
  ACCOUNT_TRANSFER_EXCEED_MIN: msg`Minimum 0.01, with no more than 2 decimals.`,
  'over.limit': msg`This is above the maximum per transfer. Enter a lower amount.`,
  'account.balance.not.enough': msg`This wallet now has less than that. Enter a lower amount.`,
  'wallet.not.found': msg`This wallet is no longer available. Choose another one.`,
  'transfer.uncertain': msg`An earlier transfer with this wallet is still being checked. Wait until it’s finished.`,
  'account.disabled': msg`Your account can’t play right now`,
  'responsible.gaming.excluded': msg`You’re taking a break. You can still withdraw your money.`,
  'responsible.gaming.loss.limit': msg`This would exceed your loss limit.`,
  'responsible.gaming.session.limit': msg`You’ve reached your time limit for today. You can play again tomorrow.`,
  'vendor.unavailable': msg`This provider isn’t responding. Nothing was transferred. Try again in a minute.`,
} satisfies RefusalTexts<RefusalCodeOf<typeof walletTransfer>, MessageDescriptor>

/** Returns the message of a transfer that did not start. */
export function transferFailure(error: unknown, locale: string): MessageDescriptor {
  const refusal = refusalOf(walletTransfer, error)
  if (refusal?.code === 'account.balance.not.enough') {
    const { balance: amount, currency } = refusal.details
    const balanceText = formatMoney({ amount, currency }, locale)
    return msg`This wallet has ${balanceText}. Enter that amount or less.`
  }
  return refusal ? refusals[refusal.code] : callFailure(error)
}
