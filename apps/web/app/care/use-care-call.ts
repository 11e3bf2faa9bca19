import type { getCare } from '@ante/contract/care/care.ts'
import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/calls/call.ts'
import { careFailure } from './care-failure.ts'
import { careNow } from './queries.ts'

/** Every call that changes something of it answers with all of it. */
type CareEndpoint = Endpoint & Pick<typeof getCare, 'output'>

/** Changes what a member allows himself; the answer is how things stand after it. */
export function useCareCall<E extends CareEndpoint>(endpoint: E) {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: (care: OutputOf<typeof getCare>) => queries.setQueryData(careNow.queryKey, care),
    networkMode: 'always',
  })
  return { ...change, failure: change.error ? i18n._(careFailure(change.error)) : null }
}
