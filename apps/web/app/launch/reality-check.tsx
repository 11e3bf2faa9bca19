import type { PauseReason } from '@ante/contract/launch/frame-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { intervalsOf, pauseReason, playClock, PLAYED_EVERY_MS, stillPlaying } from './play-clock.ts'
import { PlayOver } from './play-over.tsx'
import { PlayedSoFar } from './played-so-far.tsx'

interface RealityCheckProps {
  sessionId: string
  /** No round is running any more: he may be told. */
  paused: boolean
  onPause(reason: PauseReason | null): void
  onLeave(): void
}

/** Over a game: says every so often how long it was played, and ends it where its player may not go on. */
export function RealityCheck({ sessionId, paused, onPause, onLeave }: RealityCheckProps) {
  const [told, setTold] = useState(0)
  const { data: clock } = useQuery({ ...playClock(sessionId), refetchInterval: PLAYED_EVERY_MS })
  const { data: still } = useQuery(stillPlaying(sessionId))
  const due = clock ? intervalsOf(clock) : 0
  const isDue = clock !== undefined && due > told
  const reason = pauseReason({ isOver: still?.over != null, isDue })
  useEffect(() => onPause(reason), [onPause, reason])
  if (still?.over) return <PlayOver over={still.over} onLeave={onLeave} />
  if (!isDue || !paused) return null
  return <PlayedSoFar clock={clock} onGoOn={() => setTold(due)} onLeave={onLeave} />
}
