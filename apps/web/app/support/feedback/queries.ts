import { infiniteQueryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { FEEDBACK_KEY } from '../keys.ts'

/** What the member has sent, page after page, and how long a feedback may be. */
export const ownFeedback = infiniteQueryOptions({
  queryKey: FEEDBACK_KEY,
  queryFn: ({ pageParam: after, ...context }) =>
    asks(async () => (await import('@ante/contract/support/feedback.ts')).listFeedback, {
      ...(after && { after }),
    })(context),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
})
