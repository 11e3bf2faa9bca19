import type { ComingDraw, CurrentDraw } from '@ante/contract/lottery/draws/draw.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'

import { useAtMoment, useSecondsLeft } from '../../kit/clock/use-seconds-left.ts'
import { nearDraws } from '../../kit/queries.ts'

/** Delay in milliseconds after a scheduled time, so that it has passed by the gateway's clock too. */
const AFTER_MS = 250
/** Polling interval in milliseconds while a result is awaited, in case the live stream misses it. */
const REFRESH_MS = 5_000

export interface RunningDraw {
  current: CurrentDraw | null
  next: ComingDraw | null
  last: { drawNumber: string; result: unknown } | null
  /** Whether the draw is open for bets now. */
  isOpen: boolean
  refresh(): void
}

/** Returns the current draw of a game; advances to the next one automatically. */
export function useRunningDraw(gameId: number): RunningDraw {
  const queries = useQueryClient()
  const near = nearDraws(gameId)
  const { data } = useSuspenseQuery({
    ...near,
    refetchInterval: ({ state }) => (state.data?.previousDraw?.result === null ? REFRESH_MS : false),
  })
  const refresh = () => void queries.invalidateQueries({ queryKey: ['lottery', 'near', gameId] })
  const { currentDraw: current, nextDraw: next, previousDraw: previous } = data
  const lockAt = momentOf(current?.lockAt)
  useAtMoment(lockAt, AFTER_MS, refresh)
  useAtMoment(momentOf(current?.drawAt), AFTER_MS, refresh)
  useAtMoment(momentOf(current?.openAt), AFTER_MS, refresh)
  const secondsLeft = useSecondsLeft(lockAt ?? 0)
  return {
    current,
    next,
    last: previous,
    isOpen: current !== null && current.isSale && secondsLeft !== 0,
    refresh,
  }
}

const momentOf = (at: string | undefined): number | null => (at === undefined ? null : Date.parse(at))
