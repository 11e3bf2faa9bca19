import type { Endpoint, InputOf } from '@ante/contract/kit/endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { SECURITY_KEY, WITHDRAWAL_KEY } from './queries.ts'

/** Calls an endpoint that changes security factors, then reloads everything that displays them. */
export function useGuardCall<E extends Endpoint>(endpoint: E) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: () => {
      for (const queryKey of [SECURITY_KEY, WITHDRAWAL_KEY]) void queries.invalidateQueries({ queryKey })
    },
    networkMode: 'always',
  })
}
