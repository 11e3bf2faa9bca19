import { cancelSubOrders } from '@ante/contract/lottery/orders/orders.ts'
import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { formatExactMoney } from '../../../lib/i18n/format-money.ts'
import { call } from '../../../lib/calls/call.ts'
import { showToast, TOAST_MS } from '../../../ui/toast-store.ts'
import { ORDERS_KEY } from '../../orders/keys.ts'
import { cancelFailure } from '../../refusal-texts.ts'

/** Cancels bets, all or none, and reports the refund. */
export function useCancel(onDone: () => void) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const cancel = useMutation({
    mutationFn: (bets: readonly SubOrder[]) =>
      call(cancelSubOrders, { orderDetailIds: bets.map(({ orderDetailId }) => orderDetailId) }),
    onSuccess: ({ refund, currency }) => {
      const refundText = formatExactMoney({ amount: refund, currency }, i18n.locale)
      showToast(t`${refundText} is back in your lottery wallet.`, { tone: 'good', ms: TOAST_MS.notice })
    },
    // Reloads also after a refusal: the bets have changed meanwhile.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ORDERS_KEY })
      onDone()
    },
    networkMode: 'always',
  })
  return {
    start: (bets: readonly SubOrder[]) => cancel.mutate(bets),
    isBusy: cancel.isPending,
    failure: cancel.error ? i18n._(cancelFailure(cancel.error, i18n.locale)) : null,
  }
}
