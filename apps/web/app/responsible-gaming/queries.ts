import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

/** The member's limits and exclusions. The key begins with `member`, so the cache is cleared for the next member. */
export const responsibleGamingState = queryOptions({
  queryKey: ['member', 'care', 'now'],
  queryFn: queryOf(
    async () => (await import('@ante/contract/responsible-gaming/responsible-gaming.ts')).getResponsibleGaming,
    {},
  ),
  staleTime: 0,
})

/** The member's deposits, withdrawals, stakes and wins. */
export const netPosition = queryOptions({
  queryKey: ['member', 'care', 'position'],
  queryFn: queryOf(
    async () => (await import('@ante/contract/responsible-gaming/responsible-gaming.ts')).getNetPosition,
    {},
  ),
  staleTime: 0,
})
