import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { listOpenRounds } from '@ante/contract/launch/open-rounds.ts'
import { listOtherGames } from '@ante/contract/launch/other-games.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'

import { refusalOf } from '../lib/calls/call-errors.ts'
import type { RefusalOf } from '../lib/calls/call-errors.ts'
import { retryAfterSeconds } from '../lib/calls/common-refusal.ts'
import { queryOf } from '../lib/calls/query-client.ts'
import type { LaunchInput } from './launch-input.ts'

type LobbyMissing = Extract<RefusalOf<typeof launchGame>, { code: 'game.lobby.missing' }>

/** Why a game does not open: the gateway's refusal, too many requests, or an address without a game. */
export type LaunchProblem =
  | Exclude<RefusalOf<typeof launchGame>, LobbyMissing>
  | { code: 'too.many'; details: { retryAfterSeconds: number } }
  | { code: 'no.game'; details: object }

export type Launch =
  | { kind: 'open'; game: OutputOf<typeof launchGame> }
  | { kind: 'refused'; problem: LaunchProblem }
  /** A vendor without a lobby: its games can be chosen at this address. */
  | { kind: 'list'; to: string }

/**
 * Launches a game once for a visit of the play screen. The address of a launch works once, so it is never reused from
 * the cache, nor reloaded. A refusal is returned as a result with a message; any other failure fails the page.
 */
export const launched = (input: LaunchInput, visit: number) =>
  queryOptions({
    queryKey: ['launch', 'opened', visit, input],
    queryFn: async (context): Promise<Launch> => {
      try {
        return { kind: 'open', game: await queryOf(launchGame, input)(context) }
      } catch (error) {
        const refused = refusedLaunch(error)
        if (!refused) throw error
        return refused
      }
    },
    staleTime: 'static',
    retry: false,
  })

function refusedLaunch(error: unknown): Launch | null {
  const seconds = retryAfterSeconds(error)
  if (seconds !== null) {
    return { kind: 'refused', problem: { code: 'too.many', details: { retryAfterSeconds: seconds } } }
  }
  const refusal = refusalOf(launchGame, error)
  if (refusal?.code !== 'game.lobby.missing') return refusal && { kind: 'refused', problem: refusal }
  const { vendor, category } = refusal.details
  return {
    kind: 'list',
    to: `/m/gameLobby?${new URLSearchParams([
      ['vassalage', vendor],
      ['gameType', category],
    ])}`,
  }
}

/** Alternatives to a game that cannot be opened. */
export const otherGames = ({ vendor, nodeId, category }: LaunchInput) =>
  queryOptions({
    queryKey: ['launch', 'others', vendor, nodeId, category],
    queryFn: queryOf(listOtherGames, { vendor, nodeId, category }),
    select: ({ list }: OutputOf<typeof listOtherGames>) => list,
  })

/** The member's unfinished rounds. */
export const openRounds = queryOptions({
  queryKey: ['launch', 'open-rounds'],
  queryFn: queryOf(listOpenRounds, {}),
  select: ({ list }: OutputOf<typeof listOpenRounds>) => list,
})
