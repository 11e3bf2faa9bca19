import { getSignInWays } from '@ante/contract/identity/social.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

/** Sign-in methods besides name and password. Included in the page, to avoid a layout shift. */
export const signInWays = queryOptions({
  queryKey: ['identity', 'sign-in-ways'],
  queryFn: queryOf(getSignInWays, {}),
  staleTime: Infinity,
})
