import { getPlayer } from '@ante/contract/console/players/get-player.ts'
import { listPlayers } from '@ante/contract/console/players/list-players.ts'
import { searchPlayers } from '@ante/contract/console/players/search-players.ts'
import { showPlayerView } from '@ante/contract/console/players/show-view.ts'
import { listTags } from '@ante/contract/console/players/tags.ts'
import type { InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'

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

export const viewQuery = (merchant: string, player: string, language: Language | undefined) =>
  queryOptions({
    queryKey: [...playerKey(merchant, player), 'view', language],
    queryFn: ({ signal }) => call(showPlayerView, { merchant, player, language }, signal),
    staleTime: FRESH_MS,
  })

export const searchQuery = (merchant: string, searched: string) =>
  queryOptions({
    queryKey: ['players', merchant, searched],
    queryFn: ({ signal }) => call(searchPlayers, { merchant, searched }, signal),
    staleTime: FRESH_MS,
  })

export const playersQuery = (merchant: string, filter: Omit<InputOf<typeof listPlayers>, 'merchant'>) =>
  queryOptions({
    queryKey: ['player-list', merchant, filter],
    queryFn: ({ signal }) => call(listPlayers, { merchant, ...filter }, signal),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

const tagsKey = (merchant: string) => ['player-tags', merchant] as const

export const tagsQuery = (merchant: string) =>
  queryOptions({
    queryKey: tagsKey(merchant),
    queryFn: ({ signal }) => call(listTags, { merchant }, signal),
    staleTime: FRESH_MS,
  })

/** Returns a function that reloads a player after a change. Lists are reloaded when they are opened. */
export function useReloadPlayer(merchant: string, player: string): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    // Lists are not reloaded at once, because the audit log records each read.
    for (const queryKey of [['player-list', merchant], tagsKey(merchant)])
      void client.invalidateQueries({ queryKey, refetchType: 'none' })
    await client.invalidateQueries({ queryKey: playerKey(merchant, player) })
  }
}
