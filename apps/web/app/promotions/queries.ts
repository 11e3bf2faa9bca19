import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

/** Rewards waiting to be claimed; the live stream keeps the count up to date. */
export const availablePromotions = queryOptions({
  queryKey: ['promotions', 'available'],
  queryFn: queryOf(async () => (await import('@ante/contract/promotions/available.ts')).getAvailablePromotions, {}),
})
