import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

/** Number of claimable rewards, updated by the live stream. */
export const availablePromotions = queryOptions({
  queryKey: ['promotions', 'available'],
  queryFn: queryOf(async () => (await import('@ante/contract/promotions/available.ts')).getAvailablePromotions, {}),
})
