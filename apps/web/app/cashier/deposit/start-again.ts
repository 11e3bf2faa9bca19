import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import type { PaymentChannels } from '@ante/contract/cashier/payment-channels.ts'

import { centsOf, formatCents } from '../../lib/i18n/cents.ts'
import type { DepositStart } from './deposit-address.ts'

/** Initial values for repeating a failed deposit. A cryptocurrency amount is recomputed from its value. */
export function startAgain(
  { channelId, requestedAmount, promotion }: Pick<Deposit, 'channelId' | 'requestedAmount' | 'promotion'>,
  offered: PaymentChannels | undefined,
): DepositStart {
  const channel = offered?.channels.find((candidate) => candidate.channelId === channelId)
  const cents = centsOf(requestedAmount)
  const rate = channel?.rate ? Number(channel.rate) : 1
  return {
    channelId,
    amount: formatCents(Math.round(cents / rate)),
    promotionId: offered?.promotions.find(({ title }) => title === promotion?.title)?.promotionId ?? null,
  }
}
