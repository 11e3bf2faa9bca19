import { getPlayer } from '@ante/contract/console/players/get-player.ts'
import { searchPlayers } from '@ante/contract/console/players/search-players.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'

export type Player = OutputOf<typeof getPlayer>
export type FoundGroup = OutputOf<typeof searchPlayers>['groups'][number]

/** Key of everything that is shown about a player. */
export const playerKey = (merchant: string, player: string) => ['player', merchant, player] as const

/** Each read is an entry of the audit log: data stays fresh while its page is open. */
const FRESH_MS = 60_000

export const playerQuery = (merchant: string, player: string) =>
  queryOptions({
    queryKey: [...playerKey(merchant, player), 'head'],
    queryFn: ({ signal }) => call(getPlayer, { merchant, player }, signal),
    staleTime: FRESH_MS,
  })

export const searchQuery = (merchant: string, searched: string) =>
  queryOptions({
    queryKey: ['players', merchant, searched],
    queryFn: ({ signal }) => call(searchPlayers, { merchant, searched }, signal),
    staleTime: FRESH_MS,
  })

/** Returns the function that loads a player again after a change. */
export function useReloadPlayer(merchant: string, player: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: playerKey(merchant, player) })
}
