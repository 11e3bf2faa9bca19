import type { getResponsibleGaming } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/calls/call.ts'
import { responsibleGamingFailure } from './responsible-gaming-failure.ts'
import { responsibleGamingState } from './queries.ts'

/** An endpoint that changes a setting and returns all responsible-gaming settings. */
type ResponsibleGamingEndpoint = Endpoint & Pick<typeof getResponsibleGaming, 'output'>

/** Changes the member's limits or exclusions; the answer is the new state. */
export function useResponsibleGamingCall<E extends ResponsibleGamingEndpoint>(endpoint: E) {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: (responsibleGaming: OutputOf<typeof getResponsibleGaming>) =>
      queries.setQueryData(responsibleGamingState.queryKey, responsibleGaming),
    networkMode: 'always',
  })
  return { ...change, failure: change.error ? i18n._(responsibleGamingFailure(change.error)) : null }
}
