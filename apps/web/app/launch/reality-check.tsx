import type { PauseReason } from '@ante/contract/launch/frame-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { reminderCount, pauseReason, playClock, REPORT_INTERVAL_MS, gameOpenReport } from './play-clock.ts'
import { PlayOver } from './play-over.tsx'
import { SessionPlayTime } from './session-play-time.tsx'

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
  const { data: clock } = useQuery({ ...playClock(sessionId), refetchInterval: REPORT_INTERVAL_MS })
  const { data: openState } = useQuery(gameOpenReport(sessionId))
  const due = clock ? reminderCount(clock) : 0
  const isDue = clock !== undefined && due > reported
  const reason = pauseReason({ isOver: openState?.endReason != null, isDue })
  useEffect(() => onPause(reason), [onPause, reason])
  if (openState?.endReason) return <PlayOver reason={openState.endReason} onLeave={onLeave} />
  if (!isDue || !paused) return null
  return <SessionPlayTime clock={clock} onContinue={() => setReported(due)} onLeave={onLeave} />
}
