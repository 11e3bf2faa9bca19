import { getPlayer } from '@ante/contract/console/players/get-player.ts'
import { searchPlayers } from '@ante/contract/console/players/search-players.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'

export type Player = OutputOf<typeof getPlayer>
export type FoundGroup = OutputOf<typeof searchPlayers>['groups'][number]

/** Common prefix of the query keys of a player's data. */
export const playerKey = (merchant: string, player: string) => ['player', merchant, player] as const

/** Time in milliseconds without a refetch, because the audit log records each read. */
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

/** Returns a function that reloads a player after a change. */
export function useReloadPlayer(merchant: string, player: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: playerKey(merchant, player) })
}
