import { advanceDrawn } from './advance.ts'
import type { RoundPorts } from './advance.ts'
import { beginRound } from './begin-round.ts'
import type { RoundRequest } from './beginning.ts'
import type { BeginPorts } from './begin-round.ts'
import { ConcurrencyLimiter } from './few-at-once.ts'
import type { Round } from './round.ts'

export type PlayRound = (request: RoundRequest) => Promise<Round>

interface PlayerPorts extends Pick<BeginPorts, 'drawBelow'> {
  /** Limiter shared with other calls of the same pages. */
  limiter?: ConcurrencyLimiter
}

/** Plays rounds. A concurrent duplicate request waits for the first and returns its result. */
export function roundPlayer(
  ports: RoundPorts,
  { drawBelow, limiter = new ConcurrencyLimiter() }: PlayerPorts,
): PlayRound {
  const inFlight = new Map<string, Promise<Round>>()
  const { findTitle, leaseMs } = ports
  const play: PlayRound = async (request) => {
    const { round, isNew } = await beginRound(ports.db, request, { drawBelow, findTitle, leaseMs })
    if (!isNew) return inFlight.get(round.id) ?? round
    const played = advanceDrawn(ports, round).finally(() => inFlight.delete(round.id))
    inFlight.set(round.id, played)
    return played
  }
  return (request) => limiter.run(request.sessionId, () => play(request))
}
