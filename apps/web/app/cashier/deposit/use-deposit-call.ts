import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { depositOf, depositSettings } from './queries.ts'
import { depositFailure } from './refusals.ts'

/** An endpoint that returns the updated deposit. */
type DepositEndpoint = Endpoint & { output: { _zod: { output: Deposit } } }

/** Calls an endpoint that changes a deposit: shows the answer immediately, and reloads after a refusal. */
export function useDepositCall<E extends DepositEndpoint>(endpoint: E) {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  return useMutation<OutputOf<E>, Error, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: (deposit) => {
      queries.setQueryData(depositOf(deposit.transactionId).queryKey, deposit)
      void queries.invalidateQueries(depositSettings)
    },
    onError: (error) => {
      showToast(i18n._(depositFailure(error)), { tone: 'bad', ms: TOAST_MS.long })
      void queries.invalidateQueries({ queryKey: depositOf('').queryKey.slice(0, -1) })
    },
    networkMode: 'always',
  })
}
