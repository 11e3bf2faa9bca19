import { transferToDownlines } from '@ante/contract/cashier/line-transfers.ts'
import type { RefusedLine, SentLines } from '@ante/contract/cashier/line-transfers.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { useKeyedCall } from '../../../lib/calls/use-keyed-call.ts'
import { formatMoney } from '../../../lib/i18n/format-money.ts'
import { useMerchantTime } from '../../../merchant/public-times.ts'
import { lineNow } from '../queries.ts'
import { lineFailure } from '../refusals.ts'
import type { CheckedList } from './several-part.tsx'

interface Sending {
  list: CheckedList
  onSent(sent: SentLines): void
  onRefused(): void
}

/** Sends a list with the payment password; problems are stored by line. */
export function useSendList({ list: { lines, checked }, onSent, onRefused }: Sending) {
  const { t, i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  const queries = useQueryClient()
  const { mutate, error, isPending } = useKeyedCall(transferToDownlines, () => {
    const sum = formatMoney({ amount: checked.total, currency: checked.currency }, i18n.locale)
    return t`Transfers totalling ${sum}`
  })
  const refusal = refusalOf(transferToDownlines, error)
  const problems: RefusedLine[] = refusal?.code === 'lines.refused' ? refusal.details.problems : checked.problems
  const onSuccess = (sent: SentLines) => {
    void queries.invalidateQueries({ queryKey: lineNow.queryKey.slice(0, 2) })
    onSent(sent)
  }
  return {
    problems,
    isSending: isPending,
    // Refusals about amounts and the password have the same messages as those of a single transfer.
    failure: error ? i18n._(lineFailure(error, { locale: i18n.locale, formatZonedTime })) : null,
    error,
    send: (paymentPassword: string) => mutate({ lines, paymentPassword }, { onSuccess, onError: onRefused }),
  }
}
