import { getSignInWays } from '@ante/contract/identity/social.ts'
import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'

/** What one may sign in with here besides name and password. The page brings it, so that nothing jumps. */
export const signInWays = queryOptions({
  queryKey: ['identity', 'sign-in-ways'],
  queryFn: asks(getSignInWays, {}),
  staleTime: Infinity,
})
