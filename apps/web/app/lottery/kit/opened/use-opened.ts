import type { OpenedGame } from '@ante/contract/lottery/draws/open-draws.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'

import { serverClock } from '../clock/server-clock.ts'
import { sharpenClock } from '../clock/sharpen-clock.ts'
import { useAtMoment } from '../clock/use-seconds-left.ts'
import { nearDraws, openDraws } from '../queries.ts'
import { pollAfterMs } from './poll-intervals.ts'
import { nextDrawAt } from './next-draw.ts'

/** Delay of the request after a draw, in milliseconds. Source: domain handbook 5.1. */
const AFTER_DRAW_MS = 1_000

/**
 * Returns the current draw by game id; null until loaded. Refetched when a draw is due, when a result is late, and when
 * the page becomes visible again; the live stream reports results in between. Throws to the error boundary if there is
 * nothing to show; loaded data stays.
 */
export function useOpened(): ReadonlyMap<number, OpenedGame> | null {
  const { data, refetch } = useQuery({
    ...openDraws,
    throwOnError: (_error, { state }) => state.data === undefined,
    refetchInterval: ({ state }) => pollAfterMs(state.data, serverClock.now()),
  })
  useAtMoment(nextDrawAt(data), AFTER_DRAW_MS, () => void refetch())
  useReturn(() => void refetch())
  useTrueClock(data?.games[0]?.gameId)
  return useMemo(() => (data ? new Map(data.games.map((game) => [game.gameId, game])) : null), [data])
}

/** Refetches when the page becomes visible again. */
function useReturn(onVisible: () => void): void {
  const seen = useEffectEvent(() => {
    if (!document.hidden) onVisible()
  })
  useEffect(() => {
    const onChange = () => seen()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}

function useTrueClock(gameId: number | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (gameId === undefined) return
    void sharpenClock(() => queries.query({ ...nearDraws(gameId), staleTime: 0 }))
  }, [gameId, queries])
}
