import type { PauseReason } from '@ante/contract/launch/frame-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { intervalsOf, pauseReason, playClock, PLAYED_EVERY_MS, stillPlaying } from './play-clock.ts'
import { PlayOver } from './play-over.tsx'
import { PlayedSoFar } from './played-so-far.tsx'

interface RealityCheckProps {
  sessionId: string
  /** Whether no round is running: the reminder may be shown. */
  paused: boolean
  onPause(reason: PauseReason | null): void
  onLeave(): void
}

/** Periodic reminder of the time played, and end of play when required. */
export function RealityCheck({ sessionId, paused, onPause, onLeave }: RealityCheckProps) {
  const [reported, setReported] = useState(0)
  const { data: clock } = useQuery({ ...playClock(sessionId), refetchInterval: PLAYED_EVERY_MS })
  const { data: still } = useQuery(stillPlaying(sessionId))
  const due = clock ? intervalsOf(clock) : 0
  const isDue = clock !== undefined && due > reported
  const reason = pauseReason({ isOver: still?.endReason != null, isDue })
  useEffect(() => onPause(reason), [onPause, reason])
  if (still?.endReason) return <PlayOver over={still.endReason} onLeave={onLeave} />
  if (!isDue || !paused) return null
  return <PlayedSoFar clock={clock} onContinue={() => setReported(due)} onLeave={onLeave} />
}
