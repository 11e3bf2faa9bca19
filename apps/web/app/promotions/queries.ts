import { queryOptions } from '@tanstack/react-query'

import { asks } from '../lib/calls/query-client.ts'

/** What waits to be claimed; the live stream keeps the count true. */
export const availablePromotions = queryOptions({
  queryKey: ['promotions', 'available'],
  queryFn: asks(async () => (await import('@ante/contract/promotions/available.ts')).getAvailablePromotions, {}),
})
