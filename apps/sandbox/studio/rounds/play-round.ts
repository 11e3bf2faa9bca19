import { playDrawn } from './advance.ts'
import type { RoundPorts } from './advance.ts'
import { beginRound } from './begin-round.ts'
import type { RoundRequest } from './beginning.ts'
import type { BeginPorts } from './begin-round.ts'
import type { Round } from './round.ts'

export type PlayRound = (request: RoundRequest) => Promise<Round>

/** Plays rounds. A second request for a round waits for the first and gives its result. */
export function roundPlayer(ports: RoundPorts, by: Pick<BeginPorts, 'drawBelow'>): PlayRound {
  const inFlight = new Map<string, Promise<Round>>()

  return async (request) => {
    const { round, isNew } = await beginRound(ports.db, request, {
      ...by,
      findTitle: ports.findTitle,
      leaseMs: ports.leaseMs,
    })
    if (!isNew) return inFlight.get(round.id) ?? round

    const played = playDrawn(ports, round).finally(() => inFlight.delete(round.id))
    inFlight.set(round.id, played)
    return played
  }
}
