import type { LastDeposit } from '@ante/contract/cashier/deposit.ts'
import type { PaymentChannel } from '@ante/contract/cashier/payment-channels.ts'

import { checkAmount } from '../../lib/i18n/check-amount.ts'

export interface RepeatableDeposit {
  channel: PaymentChannel
  /** Decimal text; empty if the channel no longer accepts the amount. */
  amount: string
}

/** Returns how the last deposit can be repeated; null before the first one, and if its channel is closed. */
export function repeatableDeposit(
  last: LastDeposit | null,
  channels: readonly PaymentChannel[],
): RepeatableDeposit | null {
  const channel = channels.find(({ channelId }) => channelId === last?.channelId)
  if (!last || !channel) return null
  const { payCurrency: currency, min: minimum, max: maximum, fixedAmounts: fixed } = channel
  // The wire's decimal text has the English number format.
  const checked = checkAmount(last.amount, 'en', { currency, minimum, maximum, fixed })
  return { channel, amount: typeof checked === 'string' ? '' : last.amount }
}
