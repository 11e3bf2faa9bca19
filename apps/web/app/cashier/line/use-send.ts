import { transferToDownline, transferToUpline } from '@ante/contract/cashier/line-transfers.ts'
import type { LineTransfer } from '@ante/contract/cashier/line-transfers.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { isolateText } from '../../lib/i18n/isolate-text.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { lineNow } from './queries.ts'
import { lineFailure } from './refusals.ts'

interface Sending {
  /** Member id of the receiver; null for the upline. */
  to: string | null
  amount: string
  currency: string
  onSent(sent: LineTransfer): void
  onRefused(): void
}

/** Sends an amount with the payment password. */
export function useSend({ to, amount, currency, onSent, onRefused }: Sending) {
  const { t, i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  const queries = useQueryClient()
  const sum = formatMoney({ amount, currency }, i18n.locale)
  const up = useKeyedCall(transferToUpline, () => t`Transfer of ${sum} to your upline`)
  const down = useKeyedCall(transferToDownline, ({ to: account }) => {
    const receiver = isolateText(account)
    return t`Transfer of ${sum} to ${receiver}`
  })
  const { error, isPending } = to === null ? up : down
  const onSuccess = (sent: LineTransfer) => {
    void queries.invalidateQueries({ queryKey: lineNow.queryKey.slice(0, 2) })
    onSent(sent)
  }
  const handlers = { onSuccess, onError: onRefused }
  return {
    isSending: isPending,
    failure: error ? i18n._(lineFailure(error, { locale: i18n.locale, formatZonedTime })) : null,
    error,
    send: (paymentPassword: string) => {
      if (to === null) up.mutate({ amount, paymentPassword }, handlers)
      else down.mutate({ to, amount, paymentPassword }, handlers)
    },
  }
}
