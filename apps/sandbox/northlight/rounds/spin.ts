import type { DrawBelow } from '../maths/draw-below.ts'
import { playDrawn } from './advance.ts'
import type { RoundPorts } from './advance.ts'
import { beginRound } from './begin-round.ts'
import type { SpinRequest } from './begin-round.ts'
import type { Round } from './round.ts'

export type PlaySpin = (request: SpinRequest) => Promise<Round>

/** Plays rounds. A second request for a spin waits for the first and gives its result. */
export function spinner(ports: RoundPorts, drawBelow: DrawBelow): PlaySpin {
  const inFlight = new Map<string, Promise<Round>>()

  return async (request) => {
    const { round, isNew } = await beginRound(ports.db, request, { drawBelow, leaseMs: ports.leaseMs })
    if (!isNew) return inFlight.get(round.id) ?? round

    const played = playDrawn(ports, round).finally(() => inFlight.delete(round.id))
    inFlight.set(round.id, played)
    return played
  }
}
