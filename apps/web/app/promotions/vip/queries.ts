import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

/** Where the member stands in the club; news of his rewards ask for it again, for a new level brings one. */
export const benefits = queryOptions({
  queryKey: [...OWN_PROMOTIONS, 'vip'],
  queryFn: asks(async () => (await import('@ante/contract/vip/benefits.ts')).getBenefits, {}),
  // What he played a moment ago must be in it.
  staleTime: 0,
})
