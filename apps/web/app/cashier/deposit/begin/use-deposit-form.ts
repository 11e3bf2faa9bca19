import { createDeposit } from '@ante/contract/cashier/deposit.ts'
import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import type { DepositPromotion, PaymentChannel, PaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useKeyedCall } from '../../../lib/calls/use-keyed-call.ts'
import { formatPaymentAmount } from '../../../lib/i18n/format-payment-amount.ts'
import { useNavigate } from '../../../lib/pages/router.tsx'
import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'
import { useAmount } from '../../../ui/amount/use-amount.ts'
import type { AmountEntry } from '../../../ui/amount/use-amount.ts'
import { orderAddress } from '../deposit-address.ts'
import type { DepositStart } from '../deposit-address.ts'
import { depositOf, depositSettings } from '../queries.ts'

export interface DepositForm {
  offered: PaymentChannels
  channel: PaymentChannel
  amount: AmountEntry
  promotion: DepositPromotion | null
  /** Promotions that can be combined with the channel. */
  promotions: readonly DepositPromotion[]
  isSending: boolean
  error: unknown
  choosePromotion(promotionId: string | null): void
  submit(): void
}

interface FormStart {
  offered: PaymentChannels
  channel: PaymentChannel
  start: DepositStart
  /** Called instead of opening the deposit's page. */
  onCreated?: ((deposit: Deposit) => void) | undefined
}

/** State of a new deposit's form, in either theme. */
export function useDepositForm({ offered, channel, start, onCreated }: FormStart): DepositForm {
  const { t, i18n } = useLingui()
  const [promotionId, choosePromotion] = useState(start.promotionId)
  const create = useKeyedCall(createDeposit, ({ amount: requested }) => {
    const sum = formatPaymentAmount({ amount: requested, currency: channel.payCurrency }, i18n.locale)
    return t`Deposit of ${sum}`
  })
  const arrive = useArrival()
  const queries = useQueryClient()
  const amount = useAmount(
    { currency: channel.payCurrency, minimum: channel.min, maximum: channel.max, fixed: channel.fixedAmounts },
    start.amount,
  )
  const promotions = offered.promotions.filter((promotion) => channel.promotionIds.includes(promotion.promotionId))
  const promotion = promotions.find((candidate) => candidate.promotionId === promotionId) ?? null
  const submit = () => {
    const typedAmount = amount.validate()
    if (!typedAmount) return
    const input = { channelId: channel.channelId, amount: typedAmount.text }
    create.mutate(promotion ? { ...input, promotionId: promotion.promotionId } : input, {
      onSuccess: (deposit) => {
        queries.setQueryData(depositOf(deposit.transactionId).queryKey, deposit)
        void queries.invalidateQueries(depositSettings)
        ;(onCreated ?? arrive)(deposit)
      },
    })
  }
  return {
    offered,
    channel,
    amount,
    promotion,
    promotions,
    isSending: create.isPending || create.isSuccess,
    error: create.error,
    choosePromotion,
    submit,
  }
}

/** Opens a created deposit; if it is paid at the provider, continues to the provider's page, which links back. */
export function useArrival(): (deposit: Deposit) => void {
  const navigate = useNavigate()
  return (deposit) => {
    navigate(orderAddress(deposit.transactionId))
    const providerAddress = deposit.toPay?.how === 'redirect' ? safeAddress(deposit.toPay.url) : undefined
    if (providerAddress !== undefined) proceed(providerAddress)
  }
}

/** Milliseconds until the deposit's own address is in the history, so that the back button leads to it. */
const ARRIVED_MS = 350
function proceed(address: string): void {
  setTimeout(() => window.location.assign(address), ARRIVED_MS)
}
