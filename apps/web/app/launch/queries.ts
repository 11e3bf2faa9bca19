import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { listOpenRounds } from '@ante/contract/launch/open-rounds.ts'
import { listOtherGames } from '@ante/contract/launch/other-games.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'

import { refusalOf } from '../lib/calls/call-errors.ts'
import type { RefusalOf } from '../lib/calls/call-errors.ts'
import { retryAfterSeconds } from '../lib/calls/common-refusal.ts'
import { asks } from '../lib/calls/query-client.ts'
import type { LaunchWish } from './launch-wish.ts'

/** Why a game does not open: what the gateway says, that it was asked too often, or that the address names no game. */
export type Trouble =
  | RefusalOf<typeof launchGame>
  | { code: 'too.many'; details: { retryAfterSeconds: number } }
  | { code: 'no.game'; details: object }

export type Launch = { kind: 'open'; game: OutputOf<typeof launchGame> } | { kind: 'refused'; trouble: Trouble }

/**
 * Opens a game for one visit of the play screen, once: its address works once, so it is never taken from the cache by another
 * visit, and nothing that asks everything anew asks this. A refusal is an answer with words of its own; anything else fails
 * the page.
 */
export const launched = (wish: LaunchWish, visit: number) =>
  queryOptions({
    queryKey: ['launch', 'opened', visit, wish],
    queryFn: async (context): Promise<Launch> => {
      try {
        return { kind: 'open', game: await asks(launchGame, wish)(context) }
      } catch (error) {
        const trouble = troubleOf(error)
        if (!trouble) throw error
        return { kind: 'refused', trouble }
      }
    },
    staleTime: 'static',
    retry: false,
  })

function troubleOf(error: unknown): Trouble | null {
  const seconds = retryAfterSeconds(error)
  if (seconds !== null) return { code: 'too.many', details: { retryAfterSeconds: seconds } }
  return refusalOf(launchGame, error)
}

/** What can be opened in place of a game that cannot. */
export const otherGames = ({ vendor, nodeId, gameCategory }: LaunchWish) =>
  queryOptions({
    queryKey: ['launch', 'others', vendor, nodeId, gameCategory],
    queryFn: asks(listOtherGames, { vendor, nodeId, gameCategory }),
    select: ({ list }: OutputOf<typeof listOtherGames>) => list,
  })

/** Rounds that the member has begun and left. */
export const openRounds = queryOptions({
  queryKey: ['launch', 'open-rounds'],
  queryFn: asks(listOpenRounds, {}),
  select: ({ list }: OutputOf<typeof listOpenRounds>) => list,
})
