import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalWords } from '../../lib/calls/call-errors.ts'
import { formatMoney } from '../../lib/words/format.ts'
import { moneyFailure } from '../../ui/money-failure.ts'

const refusals = {
  ACCOUNT_TRANSFER_EXCEED_MIN: msg`The least is 0.01, with two decimals at most.`,
  'over.limit': msg`This is more than can be moved at once. Type less.`,
  'account.balance.not.enough': msg`There is less than that in this wallet now. Type less.`,
  'wallet.not.found': msg`This wallet has just closed. Choose another one.`,
  'transfer.uncertain': msg`An earlier transfer with this wallet is still being checked. Wait until it has ended.`,
  'responsible.gaming.excluded': msg`You’re taking a break. You can still withdraw your money.`,
  'responsible.gaming.loss.limit': msg`This would exceed your loss limit.`,
  'responsible.gaming.session.limit': msg`You have played as long as you allow yourself today. Play goes on tomorrow.`,
  'vendor.unavailable': msg`This maker does not answer just now. Nothing was moved; try again in a minute.`,
} satisfies RefusalWords<RefusalCodeOf<typeof walletTransfer>, MessageDescriptor>

/** Returns the message of a transfer that did not start. */
export function transferFailure(error: unknown, locale: string): MessageDescriptor {
  const refusal = refusalOf(walletTransfer, error)
  if (refusal?.code === 'account.balance.not.enough') {
    const { balance: amount, currency } = refusal.details
    const held = formatMoney({ amount, currency }, locale)
    return msg`There is ${held} in this wallet. Choose that or less.`
  }
  return refusal ? refusals[refusal.code] : moneyFailure(error)
}
