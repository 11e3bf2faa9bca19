import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { intervalsOf, playClock, PLAYED_EVERY_MS, stillPlaying } from './play-clock.ts'
import { PlayOver } from './play-over.tsx'
import { PlayedSoFar } from './played-so-far.tsx'

interface RealityCheckProps {
  sessionId: string
  onLeave(): void
}

/** Over a game: says every so often how long it was played, and ends it where its player may not go on. */
export function RealityCheck({ sessionId, onLeave }: RealityCheckProps) {
  const [told, setTold] = useState(0)
  const { data: clock } = useQuery({ ...playClock(sessionId), refetchInterval: PLAYED_EVERY_MS })
  const { data: still } = useQuery(stillPlaying(sessionId))
  if (still?.over) return <PlayOver over={still.over} onLeave={onLeave} />
  const due = clock ? intervalsOf(clock) : 0
  if (!clock || due <= told) return null
  return <PlayedSoFar clock={clock} onGoOn={() => setTold(due)} onLeave={onLeave} />
}
