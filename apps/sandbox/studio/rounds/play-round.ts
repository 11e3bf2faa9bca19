import { Refused } from '../../kit/refusal.ts'
import { playDrawn } from './advance.ts'
import type { RoundPorts } from './advance.ts'
import { beginRound } from './begin-round.ts'
import type { RoundRequest } from './beginning.ts'
import type { BeginPorts } from './begin-round.ts'
import type { Round } from './round.ts'

/** Of one page: each waits with a connection to the database in its hand, of which others want one too. */
const AT_ONCE_AT_MOST = 32

export type PlayRound = (request: RoundRequest) => Promise<Round>

/** Plays rounds. A second request for a round waits for the first and gives its result. */
export function roundPlayer(ports: RoundPorts, by: Pick<BeginPorts, 'drawBelow'>): PlayRound {
  const inFlight = new Map<string, Promise<Round>>()

  return fewAtOnce(async (request) => {
    const { round, isNew } = await beginRound(ports.db, request, {
      ...by,
      findTitle: ports.findTitle,
      leaseMs: ports.leaseMs,
    })
    if (!isNew) return inFlight.get(round.id) ?? round

    const played = playDrawn(ports, round).finally(() => inFlight.delete(round.id))
    inFlight.set(round.id, played)
    return played
  })
}

function fewAtOnce(play: PlayRound): PlayRound {
  const asked = new Map<string, number>()
  return async (request) => {
    const { sessionId } = request
    const others = asked.get(sessionId) ?? 0
    if (others >= AT_ONCE_AT_MOST) throw new Refused('round.too_many')
    asked.set(sessionId, others + 1)
    try {
      return await play(request)
    } finally {
      const left = (asked.get(sessionId) ?? 1) - 1
      if (left > 0) asked.set(sessionId, left)
      else asked.delete(sessionId)
    }
  }
}
