import { queryOptions } from '@tanstack/react-query'

import { asks } from '../lib/calls/query-client.ts'

/** What the member allows himself. Below `member`: the next one has his own. */
export const responsibleGamingState = queryOptions({
  queryKey: ['member', 'care', 'now'],
  queryFn: asks(
    async () => (await import('@ante/contract/responsible-gaming/responsible-gaming.ts')).getResponsibleGaming,
    {},
  ),
  staleTime: 0,
})

/** What he has brought and taken, staked and won. */
export const netPosition = queryOptions({
  queryKey: ['member', 'care', 'position'],
  queryFn: asks(
    async () => (await import('@ante/contract/responsible-gaming/responsible-gaming.ts')).getNetPosition,
    {},
  ),
  staleTime: 0,
})
