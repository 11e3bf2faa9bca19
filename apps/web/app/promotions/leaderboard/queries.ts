import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { SECOND_MS } from '@ante/contract/kit/time.ts'
import type { getMissionLeaderboard, Leaderboard } from '@ante/contract/promotions/leaderboard.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { refusedCode } from '../../lib/calls/refused-code.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

const leaderboardQuery = (input: InputOf<typeof getMissionLeaderboard>) =>
  queryOf(async () => (await import('@ante/contract/promotions/leaderboard.ts')).getMissionLeaderboard, input)

/** The leaderboard of a promotion; the merchant's first one if the promotion is null or does not exist. */
export const leaderboardOf = (promotionId: string | null) =>
  queryOptions({
    queryKey: [...OWN_PROMOTIONS, 'board', promotionId],
    queryFn: async (context) => {
      if (promotionId === null) return leaderboardQuery({})(context)
      try {
        return await leaderboardQuery({ promotionId })(context)
      } catch (error) {
        if (refusedCode(error) === 'promotion.not.found') return leaderboardQuery({})(context)
        throw error
      }
    },
    staleTime: 0,
  })

/** Returns the refetch interval while the board is shown; the gateway defines it. */
export const refetchIntervalMs = (leaderboard: Leaderboard | undefined): number | false =>
  leaderboard !== undefined && leaderboard.refreshSeconds * SECOND_MS
