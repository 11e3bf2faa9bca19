import { launchGame } from '@ante/contract/launch/launch-game.ts'
import type { InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'

import { refusalOf } from '../lib/calls/call-errors.ts'
import type { RefusalOf } from '../lib/calls/call-errors.ts'
import { asks } from '../lib/calls/query-client.ts'

export type LaunchWish = InputOf<typeof launchGame>

export type Launch =
  | { kind: 'open'; game: OutputOf<typeof launchGame> }
  | { kind: 'refused'; code: RefusalOf<typeof launchGame>['code'] }

/**
 * Opens a game for one visit of the play screen: its address works once, so it is never taken from the cache by another
 * visit. A refusal is an answer with words of its own; anything else fails the page.
 */
export const launched = (wish: LaunchWish, visit: string) =>
  queryOptions({
    queryKey: ['launch', visit, wish],
    queryFn: async (context): Promise<Launch> => {
      try {
        return { kind: 'open', game: await asks(launchGame, wish)(context) }
      } catch (error) {
        const refusal = refusalOf(launchGame, error)
        if (!refusal) throw error
        return { kind: 'refused', code: refusal.code }
      }
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
