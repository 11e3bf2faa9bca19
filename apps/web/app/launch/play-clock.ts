import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import type { PauseReason } from '@ante/contract/launch/frame-messages.ts'
import { gameStillOpen } from '@ante/contract/launch/game-open.ts'
import { getPlayClock } from '@ante/contract/launch/play-clock.ts'
import { queryOptions } from '@tanstack/react-query'

import { asks } from '../lib/calls/query-client.ts'

/** How often the gateway is told that somebody is in front of a game, and asked whether he still may. */
export const PLAYED_EVERY_MS = MINUTE_MS

/** What was played in front of this game until now. */
export const playClock = (sessionId: string) =>
  queryOptions({
    queryKey: ['launch', 'clock', sessionId],
    queryFn: asks(getPlayClock, { sessionId }),
    staleTime: 0,
    retry: false,
  })

/** Says that he still plays; the answer is why he may not any more. */
export const stillPlaying = (sessionId: string) =>
  queryOptions({
    queryKey: ['launch', 'still-playing', sessionId],
    queryFn: asks(gameStillOpen, { sessionId }),
    staleTime: 0,
    retry: false,
    refetchInterval: PLAYED_EVERY_MS,
  })

/** How many whole intervals lie between the opening of a game and now; none where nobody is told. */
export function intervalsOf({ openedAt, now, everyMinutes }: { openedAt: string; now: string; everyMinutes: number }) {
  if (everyMinutes === 0) return 0
  return Math.floor((Date.parse(now) - Date.parse(openedAt)) / (everyMinutes * MINUTE_MS))
}

/** Why the game shall stop for now; null where it may go on. */
export function pauseReason({ isOver, isDue }: { isOver: boolean; isDue: boolean }): PauseReason | null {
  if (isOver) return 'over'
  return isDue ? 'reality-check' : null
}

export const minutesPlayed = ({ openedAt, now }: { openedAt: string; now: string }): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(openedAt)) / MINUTE_MS))
