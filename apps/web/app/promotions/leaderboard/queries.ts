import type { Leaderboard } from '@ante/contract/promotions/leaderboard.ts'
import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

const SECOND_MS = 1_000

/** A board of a promotion, or the merchant's first one. */
export const leaderboardOf = (promotionId: string | null) =>
  queryOptions({
    queryKey: [...OWN_PROMOTIONS, 'board', promotionId],
    queryFn: asks(
      async () => (await import('@ante/contract/promotions/leaderboard.ts')).getMissionLeaderboard,
      promotionId === null ? {} : { promotionId },
    ),
    staleTime: 0,
  })

/** How soon it is asked for again while somebody looks: the gateway says when that is worth it. */
export const lookAgainMs = (told: Leaderboard | undefined): number | false =>
  told !== undefined && told.lookAgainSeconds * SECOND_MS
