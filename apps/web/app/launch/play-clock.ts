import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import type { PauseReason } from '@ante/contract/launch/frame-messages.ts'
import { keepGameOpen } from '@ante/contract/launch/game-open.ts'
import { getPlayClock } from '@ante/contract/launch/play-clock.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

/** Interval in which the gateway is notified that play continues, and checks whether it may. */
export const REPORT_INTERVAL_MS = MINUTE_MS

/** Time and result of play since this game was opened. */
export const playClock = (sessionId: string) =>
  queryOptions({
    queryKey: ['launch', 'clock', sessionId],
    queryFn: queryOf(getPlayClock, { sessionId }),
    staleTime: 0,
    retry: false,
  })

/** Reports that the member still plays; the answer contains the reason if play must stop. */
export const gameOpenReport = (sessionId: string) =>
  queryOptions({
    queryKey: ['launch', 'still-playing', sessionId],
    queryFn: queryOf(keepGameOpen, { sessionId }),
    staleTime: 0,
    retry: false,
    refetchInterval: REPORT_INTERVAL_MS,
  })

/** Returns the number of whole intervals since the opening of a game; zero without reminders. */
export function reminderCount({
  openedAt,
  now,
  everyMinutes,
}: {
  openedAt: string
  now: string
  everyMinutes: number
}) {
  if (everyMinutes === 0) return 0
  return Math.floor((Date.parse(now) - Date.parse(openedAt)) / (everyMinutes * MINUTE_MS))
}

/** Returns why the game has to pause; null when it may continue. */
export function pauseReason({ isOver, isDue }: { isOver: boolean; isDue: boolean }): PauseReason | null {
  if (isOver) return 'over'
  return isDue ? 'reality-check' : null
}

export const minutesPlayed = ({ openedAt, now }: { openedAt: string; now: string }): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(openedAt)) / MINUTE_MS))
