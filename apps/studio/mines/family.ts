import { engineOf } from '@ante/demo/engines.ts'
import { games as demoGames } from '@ante/demo/games.ts'
import { inTransaction } from '@ante/plain-server/db.ts'
import { startWorker } from '@ante/plain-server/worker.ts'

import type { FamilyPorts, MakeFamily } from '../kit/family.ts'
import type { HeldRound } from '../kit/game.ts'
import { mines, cashOutNow } from './game.ts'
import type { MinesRound } from './game.ts'

/** Time after which an abandoned round is cashed out at its current value; stated in the rules. */
const LEFT_AFTER_MS = 24 * 60 * 60 * 1_000
const POLL_MS = 60_000
const MAX_AT_ONCE = 50

/** The game of mines. It has no state besides its rounds; a timer ends abandoned rounds. */
export const minesFamily: MakeFamily = (ports) => ({
  games: [mines],
  start: async () => {
    const work = { poll: () => endLeftRounds(ports), atMost: MAX_AT_ONCE, everyMs: POLL_MS }
    return startWorker(work, ports.log)
  },
})

async function endLeftRounds(ports: Pick<FamilyPorts, 'db' | 'heldRounds'>): Promise<number> {
  let ended = 0
  for (const [vendor, gameIds] of titlesByVendor()) {
    const abandoned = await ports.heldRounds.overdueHeldRounds({
      vendor,
      gameIds,
      olderThanMs: LEFT_AFTER_MS,
      limit: MAX_AT_ONCE,
    })
    for (const { id, subject } of abandoned) if (subject !== null) ended += await endRound(ports, id, subject)
  }
  return ended
}

/** Pays the round's current value; a round without opened fields refunds its stake. */
export function endRound(
  { db, heldRounds }: Pick<FamilyPorts, 'db' | 'heldRounds'>,
  roundId: string,
  subject: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await heldRounds.lockSubject(tx, subject)
    const [round] = await heldRounds.heldRoundsOf(tx, subject)
    if (!round) return 0
    if (isMinesRound(round) && round.progress.opened.length > 0) {
      return (await heldRounds.settleHeld(tx, [{ roundId, ...cashOutNow(round) }])).length
    }
    return (await heldRounds.voidHeld(tx, [roundId], 'left')).length
  })
}

/** Whether the round has the progress that `begin` creates. */
const isMinesRound = (round: HeldRound<unknown, unknown>): round is MinesRound =>
  typeof round.progress === 'object' && round.progress !== null && 'opened' in round.progress

function titlesByVendor(): Map<string, string[]> {
  const byVendor = new Map<string, string[]>()
  for (const game of demoGames) {
    if (engineOf(game) !== mines.engine) continue
    byVendor.set(game.vendor, [...(byVendor.get(game.vendor) ?? []), game.gameId])
  }
  return byVendor
}
