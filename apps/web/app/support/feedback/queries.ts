import { infiniteQueryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { FEEDBACK_KEY } from '../keys.ts'

/** The member's feedback, in pages, and the length limits. */
export const ownFeedback = infiniteQueryOptions({
  queryKey: FEEDBACK_KEY,
  queryFn: ({ pageParam: after, ...context }) =>
    queryOf(async () => (await import('@ante/contract/support/feedback.ts')).listFeedback, {
      ...(after && { after }),
    })(context),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
})
